import type { Tx } from '@/lib/db/client';
import { isSource } from '../load-sources';
import type { StoringRun } from './store-draw';

/** Of a recipe so many more may come to nothing than become samples; then no further source is tried. */
const MOST_WASTED = 10;

/** Puts another source in the place of one that became no sample by a recipe, at the end of the run, while there is one. */
export async function replaceItem(
  tx: Tx,
  { run: { id: runId, projectId }, params }: StoringRun,
  recipe: string,
): Promise<void> {
  const added = await tx.$executeRaw`
    WITH own AS (
      SELECT ordinal, content->>'sourceId' AS source, outcome FROM "RunItem"
      WHERE "runId" = ${runId}::uuid AND content->>'recipe' = ${recipe}
    ), counted AS (
      SELECT count(*) FILTER (WHERE outcome->>'sampleId' IS NOT NULL) AS made,
        count(*) FILTER (WHERE outcome IS NOT NULL AND outcome->>'sampleId' IS NULL) AS wasted FROM own
    )
    INSERT INTO "RunItem" ("runId", ordinal, content)
    SELECT ${runId}::uuid, (SELECT max(ordinal) + 1 FROM "RunItem" WHERE "runId" = ${runId}::uuid),
      jsonb_build_object('recipe', ${recipe}::text, 'sourceId', s.id)
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE ${isSource(projectId, params)}
      AND (SELECT wasted < made + ${MOST_WASTED} FROM counted)
      AND NOT EXISTS (SELECT FROM own WHERE own.source = s.id::text)
      AND NOT EXISTS (SELECT FROM "Sample" c WHERE c."projectId" = s."projectId" AND c.pedigree IS NOT NULL
        AND c.pedigree->>'source' = s."externalId" AND c.pedigree->>'recipe' = ${recipe})
    ORDER BY md5(s.id::text) LIMIT 1`;
  if (added > 0) await tx.run.update({ where: { id: runId }, data: { total: { increment: added } } });
}
