import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import type { ListFacets } from '@/lib/adjudication/query';

/** What the list of samples to adjudicate can be filtered by; for leads. */
export async function listAdjudicationFacets(ctx: Ctx, projectId: string): Promise<ListFacets> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const [{ generators, annotators }, rounds] = await Promise.all([
    listSampleFacets(ctx, projectId),
    ctx.db.round.findMany({ where: { projectId }, orderBy: { number: 'asc' }, select: { number: true } }),
  ]);
  return { generators: generators ?? [], people: annotators, rounds: rounds.map(({ number }) => number) };
}
