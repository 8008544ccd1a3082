import type { Db } from '@/lib/db/client';
import { recipeRows, type FoundGroup } from '../recipe-rows';
import { loadPlan } from './plan/load-plan';

/** What was constructed in a project, by recipe, model and what came of it. */
export const foundGroups = (db: Db, projectId: string): Promise<FoundGroup[]> =>
  db.$queryRaw<FoundGroup[]>`
    SELECT s.pedigree->>'recipe' AS recipe, s.pedigree->>'model' AS model, s.pedigree->'intended' AS intended,
      s."withdrawnAt" IS NOT NULL AS withdrawn, p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types, count(*)::int AS n
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE s."projectId" = ${projectId}::uuid AND s.pedigree IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6`;

/** Recipes by which nothing more is made over a model (null: by rule), as people accept too little of it. */
export async function stoppedRecipes(db: Db, projectId: string, model: string | null): Promise<Set<string>> {
  const { least } = await loadPlan(db, projectId);
  if (least === null) return new Set();
  const rows = recipeRows(await foundGroups(db, projectId), { least });
  return new Set(
    rows.flatMap(({ recipe, stopped, ...row }) => (stopped && row.model === model ? [recipe] : [])),
  );
}
