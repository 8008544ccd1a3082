import type { Db } from '@/lib/db/client';
import type { RecipeVotes } from '../recipe-rows';
import type { ConstructionVotes } from '../view-schema';

interface Row {
  sampleId: string;
  intended: ConstructionVotes['intended'];
  judges: number;
  error: number;
  types: number;
  type: number;
  places: number;
  place: number;
}

/** What judges say of constructed samples, by sample; none of those of which no judge said anything. */
export async function loadConstructionVotes(
  db: Db,
  projectId: string,
  sampleIds: readonly string[],
): Promise<Map<string, ConstructionVotes>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT "sampleId", intended::text, count(*)::int AS judges, count(*) FILTER (WHERE error)::int AS error,
      count(type)::int AS types, count(*) FILTER (WHERE type)::int AS type,
      count(place)::int AS places, count(*) FILTER (WHERE place)::int AS place
    FROM face4rag_construction_votes(${projectId}::uuid, ${sampleIds}::uuid[]) GROUP BY "sampleId", intended`;
  return new Map(
    rows.map(({ sampleId, intended, ...row }) => [
      sampleId,
      {
        intended,
        error: { n: row.error, of: row.judges },
        type: { n: row.type, of: row.types },
        place: { n: row.place, of: row.places },
      },
    ]),
  );
}

/** How many verdicts of judges on what was constructed are as intended, by recipe and model. */
export const loadRecipeVotes = (db: Db, projectId: string): Promise<RecipeVotes[]> =>
  db.$queryRaw<RecipeVotes[]>`
    SELECT s.pedigree->>'recipe' AS recipe, s.pedigree->>'model' AS model,
      count(*) FILTER (WHERE v.error)::int AS n, count(*)::int AS of
    FROM face4rag_construction_votes(${projectId}::uuid, NULL) v JOIN "Sample" s ON s.id = v."sampleId" GROUP BY 1, 2`;
