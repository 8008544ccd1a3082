import type { Ctx } from '@/lib/auth/ctx';

/** Owners make projects, and so do people who lead one already; who was invited to label or to look does not. */
export async function mayCreateProject(ctx: Ctx): Promise<boolean> {
  if (ctx.actor.role === 'owner') return true;
  const lead = await ctx.db.member.findFirst({
    where: { userId: ctx.actor.userId ?? '', role: 'lead' },
    select: { role: true },
  });
  return lead !== null;
}
