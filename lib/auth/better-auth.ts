import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { nextCookies } from 'better-auth/next-js';
import type { PrismaClient } from '@/generated/prisma/client';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { baseUrl } from './base-url';
import { CLIENT_HEADER } from './client-address';
import { ownOrigins } from './own-origin';
import {
  SECOND_STEP_OWED,
  SECOND_STEP_PATH,
  secondFactorPlugin,
} from './second-factor/server/second-factor-plugin';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rule';
import { providerSessions } from './server/oidc/session-endpoint';
import { hashPassword, verifyPassword } from './server/password/password-hash';
import { countRefused } from './server/session/failed-sign-ins';
import { recordSignIn } from './server/session/record-sign-in';
import { browserMark, countGuess, guessedRight, KNOWN_BROWSER_COOKIE } from './server/session/sign-in-limit';

const DAY = 24 * 3600;
/** Where people with a password come in; a provider's way has a path for each provider. */
const WAYS_IN: Record<string, 'password' | 'second_factor'> = {
  '/sign-in/email': 'password',
  [SECOND_STEP_PATH]: 'second_factor',
};
const shared = globalThis as unknown as { face4ragAuth?: ReturnType<typeof build> };

export type Auth = ReturnType<typeof build>;

/** The process's one better-auth. Throws when FACE4RAG_SECRET or DATABASE_URL is missing. */
export function auth() {
  return (shared.face4ragAuth ??= build(database()));
}

/** A better-auth of its own over one database, for tests. */
export function build(db: PrismaClient) {
  return betterAuth({
    appName: 'Face4RAG Studio',
    secret: secret(),
    baseURL: baseUrl(),
    // People open the studio by whatever name their machine has, so the page's own origin is the one that counts.
    trustedOrigins: async (request) => (request ? ownOrigins(request.headers) : []),
    database: prismaAdapter(db, { provider: 'postgresql' }),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => log[level]({ from: 'better-auth' }, message) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        role: { type: ['owner', 'member'], input: false, defaultValue: 'member' },
        locale: { type: 'string', input: false, required: false },
        theme: { type: 'string', input: false, defaultValue: 'system' },
        disabledAt: { type: 'date', input: false, required: false },
      },
    },
    // A page cannot prolong a cookie while it renders, so a session lasts its 30 days and no longer.
    session: { expiresIn: 30 * DAY, disableSessionRefresh: true, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: 'face4rag',
      // What a client forwards about itself is not believed.
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
      useSecureCookies: baseUrl().startsWith('https:'),
      // Said aloud, since better-auth leaves both checks out by itself where NODE_ENV is "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // Wide, since a whole office may share an address; sign-in-limit.ts slows guessing, for forms and programs alike.
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 600,
      customRules: { '/sign-in/email': false, '/get-session': false },
    },
    databaseHooks: {
      session: {
        create: {
          after: async (session, context) =>
            recordSignIn(db, session.userId, WAYS_IN[context?.path ?? ''] ?? 'provider'),
          before: async (session) => {
            const user = await db.user.findUnique({
              where: { id: session.userId },
              select: { disabledAt: true },
            });
            if (user?.disabledAt) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED' });
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== '/sign-in/email') return;
        const wait = await countGuess(db, 'password', {
          email: String(ctx.body?.email),
          headers: ctx.headers,
        });
        if (wait > 0) await countRefused(db, String(ctx.body?.email), 'slowed');
        if (wait > 0) throw new APIError('TOO_MANY_REQUESTS', { code: 'SLOW_DOWN', retryAfterSeconds: wait });
      }),
      after: createAuthMiddleware(async (ctx) => {
        if (!(ctx.path in WAYS_IN)) return;
        const { returned, newSession } = ctx.context;
        if (returned instanceof APIError && returned.body?.code === SECOND_STEP_OWED) return;
        const email: unknown = newSession?.user.email ?? ctx.body?.email;
        if (typeof email !== 'string') return;
        if (returned instanceof APIError) return countRefused(db, email, 'refused');
        await guessedRight(db, 'password', { email, headers: ctx.headers });
        ctx.setCookie(KNOWN_BROWSER_COOKIE, browserMark(email), {
          path: '/',
          maxAge: 365 * DAY,
          httpOnly: true,
          sameSite: 'lax',
          secure: baseUrl().startsWith('https:'),
        });
      }),
    },
    plugins: [secondFactorPlugin(db), providerSessions(), nextCookies()],
  });
}

function secret(): string {
  const value = env().FACE4RAG_SECRET;
  if (!value)
    throw new Error(
      'FACE4RAG_SECRET is not set: start with `npm start`, or set it to at least 32 random characters',
    );
  return value;
}
