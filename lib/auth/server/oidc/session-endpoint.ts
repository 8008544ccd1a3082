import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Opens sessions for people whom the provider vouches for; not reachable by any address of the server. */
export const PROVIDER_SESSION_PATH = '/sign-in/provider-session';

/** Lets verbs open a session for somebody the provider has vouched for; no request reaches it. */
export const providerSessions = () => ({
  id: 'provider-sessions',
  endpoints: {
    openProviderSession: createAuthEndpoint(
      PROVIDER_SESSION_PATH,
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const session = await ctx.context.internalAdapter.createSession(user.id);
        if (!session) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(ctx, { session, user });
        return { sessionId: session.id };
      },
    ),
  },
});
