import { type Ctx, onlyProject } from '@/lib/auth/ctx';

/** Owners and people who lead a project may create projects; annotators, readers and tokens of one project may not. */
export async function mayCreateProject(ctx: Ctx): Promise<boolean> {
  if (onlyProject(ctx.actor) !== null) return false;
  if (ctx.actor.role === 'owner') return true;
  const lead = await ctx.db.member.findFirst({
    where: { userId: ctx.actor.userId ?? '', role: 'lead' },
    select: { role: true },
  });
  return lead !== null;
}
