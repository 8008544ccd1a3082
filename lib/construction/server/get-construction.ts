import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { fromMicros } from '@/lib/llm/price';
import { RECIPES } from '../recipe-list';
import { recipeRows } from '../recipe-rows';
import type { ConstructionView } from '../view-schema';
import { foundGroups } from './found-groups';
import { loadRecipeVotes } from './load-construction-votes';
import { loadLatestConstruction } from './load-latest-construction';
import { EVERY_SOURCE, IS_CLAIMED, IS_DECIDED, isSource, LANGUAGE } from './load-sources';
import { loadPlan } from './plan/load-plan';

/** What samples of a project can be made of, what was made, what judges say and what people found of it. Leads only. */
export async function getConstruction(ctx: Ctx, projectId: string): Promise<ConstructionView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const { db } = ctx;
  await refreshGold(ctx, projectId, { chunks: 1 });
  const [sources, generators, found, votes, { least }, paid, latest] = await Promise.all([
    db.$queryRaw<ConstructionView['sources']>`
      SELECT ${LANGUAGE} AS language, count(*) FILTER (WHERE ${IS_DECIDED})::int AS n,
        count(*) FILTER (WHERE ${IS_CLAIMED})::int AS claimed
      FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
      WHERE ${isSource(projectId, EVERY_SOURCE)}
      GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<{ generator: string }[]>`
      SELECT DISTINCT s.generator FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
      WHERE ${isSource(projectId, EVERY_SOURCE)} AND s.generator IS NOT NULL ORDER BY 1`,
    foundGroups(db, projectId),
    loadRecipeVotes(db, projectId),
    loadPlan(db, projectId),
    db.$queryRaw<{ recipe: string; model: string; micros: bigint }[]>`
      SELECT i.content->>'recipe' AS recipe, u.model, sum(r."costMicros")::bigint AS micros
      FROM "Run" u JOIN "RunItem" i ON i."runId" = u.id JOIN "RunReply" r ON r."runId" = u.id AND r."sampleId" = i.id
      WHERE u."projectId" = ${projectId}::uuid AND u.kind = 'construction' GROUP BY 1, 2`,
    loadLatestConstruction(db, projectId),
  ]);
  const costs = paid.map(({ micros, ...of }) => ({ ...of, cost: fromMicros(micros) }));
  return {
    sources,
    generators: generators.map(({ generator }) => generator),
    offered: [...RECIPES],
    recipes: recipeRows(found, { costs, votes, least }),
    latest,
  };
}
