import type { Ctx } from '@/lib/auth/ctx';

/** The acting person's second factor: since when it is on, and how many recovery codes are left; null while it is off. */
export async function getSecondFactor(ctx: Ctx): Promise<{ onSince: Date; codesLeft: number } | null> {
  const factor = await ctx.db.secondFactor.findUnique({
    where: { userId: ctx.actor.userId ?? '' },
    select: { onSince: true, _count: { select: { recoveryCodes: true } } },
  });
  return factor?.onSince ? { onSince: factor.onSince, codesLeft: factor._count.recoveryCodes } : null;
}
