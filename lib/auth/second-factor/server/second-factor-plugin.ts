import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth/types';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import type { PrismaClient } from '@/generated/prisma/client';
import { PROVIDER_SESSION_PATH } from '@/lib/auth/server/oidc/session-endpoint';
import { passSecondStep } from './pass-second-step';

/** Where sessions of people with a second factor are opened; no address of the server leads there. */
export const SECOND_STEP_PATH = '/sign-in/second-step';
/** Says that the password was right and that a code is owed. */
export const SECOND_STEP_OWED = 'SECOND_STEP_OWED';

/**
 * The second factor within better-auth. It is not the library's own plugin: that opens a session before it asks for the code, takes a code
 * twice (better-auth issue 10387), and keeps recovery codes readable.
 */
export const secondFactorPlugin = (db: PrismaClient) =>
  ({
    id: 'face4rag-second-factor',
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              /** The one place that every session passes: none is opened for who still owes a code. */
              before: async ({ userId }, context) => {
                if (passesWithoutCode(context?.path)) return;
                const on = await db.secondFactor.count({ where: { userId, onSince: { not: null } } });
                if (on > 0) throw new APIError('FORBIDDEN', { code: SECOND_STEP_OWED });
              },
            },
          },
        },
      },
    }),
    endpoints: {
      signInSecondStep: createAuthEndpoint(
        SECOND_STEP_PATH,
        {
          method: 'POST',
          body: z.object({ token: storableText, code: storableText }),
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => {
          const { userId } = await passSecondStep(db, { ...ctx.body, headers: ctx.headers });
          const { internalAdapter } = ctx.context;
          const [user, session] = [
            await internalAdapter.findUserById(userId),
            await internalAdapter.createSession(userId),
          ];
          if (!user || !session) throw new APIError('UNAUTHORIZED');
          await setSessionCookie(ctx, { user, session });
          return ctx.json({ userId });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** The step itself, and the company's provider, which asks for a second factor of its own. */
const passesWithoutCode = (path: string | undefined): boolean =>
  path === SECOND_STEP_PATH || path === PROVIDER_SESSION_PATH;
