import type { Ctx } from '@/lib/auth/ctx';
import type { LinkState } from '@/lib/auth/link-state';
import { findLink } from './find-link';

/** Whose password a reset link sets, and what the link is now; null when there is none with this token. */
export async function findReset(
  ctx: Ctx,
  token: string,
): Promise<{ state: LinkState; email: string; name: string } | null> {
  const found = await findLink(ctx.db, 'password_reset', token);
  if (!found?.link.userId) return null;
  const user = await ctx.db.user.findFirst({
    where: { id: found.link.userId, erasedAt: null },
    select: { email: true, name: true },
  });
  return user && { state: found.state, ...user };
}
