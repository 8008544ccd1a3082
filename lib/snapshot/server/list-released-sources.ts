import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { ReleasedSources } from '../view-schema';

/** What a snapshot can have errata of. For leads and readers. */
export async function listReleasedSources(ctx: Ctx, projectId: string): Promise<ReleasedSources> {
  const { may } = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  const labelled = { projectId, withdrawnAt: null, coarseLabel: { not: null } };
  const [authors, labels] = await Promise.all([
    ctx.db.author.findMany({
      where: { projectId, userId: null, annotations: { some: { source: 'annotator' } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    }),
    ctx.db.sample.count({ where: labelled, take: 1 }),
  ]);
  return { authors: may.names ? authors : [], labels: labels > 0 };
}
