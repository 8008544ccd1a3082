import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { loadEarlier } from './load-earlier';

/**
 * The annotations of a sample that a later one of the same person has replaced, each with the number of its round. None for
 * annotators: which of their rounds count would tell them where honeypots are.
 */
export async function listEarlier(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
): Promise<Map<string, number>> {
  const { role } = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  if (!('all' in visibilityOf(ctx.actor, role))) return new Map();
  const sample = await ctx.db.sample.findFirst({
    where: { id: rowId(sampleId, 'sample'), projectId },
    select: { id: true },
  });
  const found = sample ? await loadEarlier(ctx.db, sample.id) : [];
  return new Map(found.map(({ annotationId, round }) => [annotationId, round]));
}
