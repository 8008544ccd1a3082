import type { Ctx } from '@/lib/auth/ctx';
import { RUN_FIELDS } from '@/lib/consistency/server/control/run-view';
import { latestItems } from '@/lib/consistency/server/items/latest-items';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { fromMicros } from '@/lib/llm/price';
import { requireProject } from '@/lib/project/server/require-project';
import { constructionItemSchema, drawOutcomeSchema } from '../../draw/draw-outcome';
import type { Flaw } from '../../draw/flaw';
import { modelRecipe } from '../../recipe-list';
import type { ConstructionRunDetail, ShownDraw } from '../../run-view-schema';
import { toConstructionRun } from './list-construction-runs';
import { loadItemSources } from './load-item-sources';

/** A construction run with what came of it so far. Leads only. */
export async function getConstructionRun(
  ctx: Ctx,
  projectId: string,
  runId: string,
): Promise<ConstructionRunDetail> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const where = { id: rowId(runId, 'run'), projectId, kind: 'construction' } as const;
  const run = await ctx.db.run.findFirst({ where, select: RUN_FIELDS });
  if (!run) fail({ code: 'not_found', object: 'run' });
  const view = toConstructionRun(run);
  const [recipes, flawed, made] = await Promise.all([
    recipesOf(ctx.db, runId, view.params.wanted),
    shownDraws(ctx.db, { projectId, runId, made: false }),
    shownDraws(ctx.db, { projectId, runId, made: true }),
  ]);
  return { ...view, recipes, flawed, made };
}

type Recipe = ConstructionRunDetail['recipes'][number];

/** What came of each recipe that was ordered, and what it cost. */
async function recipesOf(db: Db, runId: string, wanted: Partial<Record<string, number>>): Promise<Recipe[]> {
  const counted = db.$queryRaw<{ recipe: string; flaw: Flaw | null; fault: string | null; n: number }[]>`
    SELECT i.content->>'recipe' AS recipe, i.outcome->>'flaw' AS flaw, i.outcome->>'fault' AS fault, count(*)::int AS n
    FROM "RunItem" i WHERE i."runId" = ${runId}::uuid AND i.outcome IS NOT NULL GROUP BY 1, 2, 3`;
  const paid = db.$queryRaw<{ recipe: string; micros: bigint }[]>`
    SELECT i.content->>'recipe' AS recipe, sum(r."costMicros")::bigint AS micros
    FROM "RunReply" r JOIN "RunItem" i ON i.id = r."sampleId" AND i."runId" = r."runId"
    WHERE r."runId" = ${runId}::uuid GROUP BY 1`;
  const [counts, costs] = await Promise.all([counted, paid]);
  const costOf = new Map(costs.map(({ recipe, micros }) => [recipe, fromMicros(micros)]));
  return Object.entries(wanted).map(([recipe, count = 0]) => {
    const own = counts.filter((row) => row.recipe === recipe);
    const flaws: Recipe['flaws'] = {};
    const faults: Recipe['faults'] = {};
    for (const { flaw, fault, n } of own)
      if (flaw !== null) flaws[flaw] = n;
      else if (fault !== null) faults[fault] = n;
    const made = own.find(({ flaw, fault }) => flaw === null && fault === null)?.n ?? 0;
    return { recipe, wanted: count, made, flaws, faults, cost: costOf.get(recipe) ?? 0 };
  });
}

async function shownDraws(
  db: Db,
  { projectId, runId, made }: { projectId: string; runId: string; made: boolean },
): Promise<ShownDraw[]> {
  const rows = await latestItems(db, runId, { made });
  const items = rows.map(({ content, outcome }) => ({
    ...constructionItemSchema.parse(content),
    outcome: drawOutcomeSchema.parse(outcome),
  }));
  const ids = items.map(({ sourceId }) => sourceId);
  const sources = await loadItemSources(db, projectId, ids);
  return items.map(({ recipe, sourceId, outcome }) => ({
    ...outcome,
    recipe,
    intended: modelRecipe(recipe)?.intended ?? [],
    source: shownSource(sources.get(sourceId)),
  }));
}

function shownSource(source?: {
  id: string;
  externalId: string;
  answer: string;
  reference: string;
  language: string;
}): ShownDraw['source'] {
  if (!source) return null;
  const { id, externalId, answer, reference, language } = source;
  return { id, externalId, answer, reference, language };
}
