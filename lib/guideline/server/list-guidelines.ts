import type { Ctx } from '@/lib/auth/ctx';
import { requireProject } from '@/lib/project/server/require-project';
import type { GuidelineHead } from '../view';

/** Every version of a project's guidelines without its text, the one in force first. For members. */
export async function listGuidelines(ctx: Ctx, projectId: string): Promise<GuidelineHead[]> {
  const { id } = await requireProject(ctx, projectId, 'read');
  const rows = await ctx.db.guideline.findMany({
    where: { projectId: id },
    orderBy: { number: 'desc' },
    select: { number: true, summary: true, createdAt: true, createdBy: { select: { name: true } } },
  });
  return rows.map(({ number, summary, createdAt, createdBy }) => ({
    number,
    summary,
    by: createdBy?.name ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
