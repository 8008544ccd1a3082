import type { Db } from '@/lib/db/client';
import type { MethodInput } from '../method';

export interface BatchSample extends MethodInput {
  id: string;
  ordinal: number;
}

const BATCH = 100;

/** The next samples that a run has neither read nor failed on, in order, after an ordinal. */
export async function nextBatch(
  db: Db,
  run: { id: string; projectId: string },
  after: number,
): Promise<BatchSample[]> {
  return db.$queryRaw<BatchSample[]>`
    SELECT s.id, s.ordinal, s.question, s.reference, s.answer, s.language
    FROM "Sample" s
    WHERE s."projectId" = ${run.projectId}::uuid AND s.ordinal > ${after} AND s."withdrawnAt" IS NULL
      AND NOT EXISTS (SELECT FROM "Annotation" a WHERE a."sampleId" = s.id AND a."runId" = ${run.id}::uuid)
      AND NOT EXISTS (SELECT FROM "RunFailure" f WHERE f."sampleId" = s.id AND f."runId" = ${run.id}::uuid)
    ORDER BY s.ordinal
    LIMIT ${BATCH}`;
}
