import type { Ctx } from '@/lib/auth/ctx';

/** Owners and people who lead a project may create projects; annotators and readers may not. */
export async function mayCreateProject(ctx: Ctx): Promise<boolean> {
  if (ctx.actor.role === 'owner') return true;
  const lead = await ctx.db.member.findFirst({
    where: { userId: ctx.actor.userId ?? '', role: 'lead' },
    select: { role: true },
  });
  return lead !== null;
}
