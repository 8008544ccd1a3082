import type { Tx } from '@/lib/db/client';
import { isSource } from '../load-sources';
import type { StoringRun } from './store-draws';

/** Of a recipe so many more may come to nothing than become samples; then no further source is tried. */
const MOST_WASTED = 10;

/** Puts other sources in the place of some that became no sample by a recipe, at the end of the run, while there are any. */
export async function replaceItems(
  tx: Tx,
  { run: { id: runId, projectId }, params }: StoringRun,
  recipe: string,
  count: number,
): Promise<void> {
  const added = await tx.$executeRaw`
    WITH own AS (
      SELECT content->>'sourceId' AS source, outcome FROM "RunItem"
      WHERE "runId" = ${runId}::uuid AND content->>'recipe' = ${recipe}
    ), counted AS (
      SELECT count(*) FILTER (WHERE outcome->>'sampleId' IS NOT NULL) AS made,
        count(*) FILTER (WHERE outcome IS NOT NULL AND outcome->>'sampleId' IS NULL) AS wasted FROM own
    ), others AS (
      SELECT s.id, md5(s.id::text) AS place FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
      WHERE ${isSource(projectId, params)}
        AND (SELECT wasted < made + ${MOST_WASTED} FROM counted)
        AND NOT EXISTS (SELECT FROM own WHERE own.source = s.id::text)
        AND NOT EXISTS (SELECT FROM "Sample" c WHERE c."projectId" = s."projectId" AND c.pedigree IS NOT NULL
          AND c.pedigree->>'source' = s."externalId" AND c.pedigree->>'recipe' = ${recipe})
      ORDER BY place LIMIT ${count}
    )
    INSERT INTO "RunItem" ("runId", ordinal, content)
    SELECT ${runId}::uuid,
      (SELECT max(ordinal) FROM "RunItem" WHERE "runId" = ${runId}::uuid) + row_number() OVER (ORDER BY place),
      jsonb_build_object('recipe', ${recipe}::text, 'sourceId', id)
    FROM others`;
  if (added > 0) await tx.run.update({ where: { id: runId }, data: { total: { increment: added } } });
}
