import type { Ctx } from '@/lib/auth/ctx';

/** How the acting person can sign in. */
export interface SignInWays {
  password: boolean;
  provider: boolean;
}

/** The acting person's own ways to sign in. */
export async function getSignInWays(ctx: Ctx): Promise<SignInWays> {
  const accounts = await ctx.db.account.findMany({
    where: { userId: ctx.actor.userId ?? '' },
    select: { providerId: true },
  });
  return {
    password: accounts.some(({ providerId }) => providerId === 'credential'),
    provider: accounts.some(({ providerId }) => providerId.startsWith('oidc:')),
  };
}
