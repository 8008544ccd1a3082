import type { Db } from '@/lib/db/client';

/** How many samples each recipe has made in a construction, by its id; one that has made none is absent. */
export async function countMade(db: Db, constructionId: string): Promise<Map<string, number>> {
  const made = await db.$queryRaw<{ recipe: string; n: number }[]>`
    SELECT pedigree->>'recipe' AS recipe, count(*)::int AS n FROM "Sample"
    WHERE "constructionId" = ${constructionId}::uuid GROUP BY 1`;
  return new Map(made.map(({ recipe, n }) => [recipe, n]));
}
