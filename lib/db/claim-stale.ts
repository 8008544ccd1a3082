import { Prisma } from '@/generated/prisma/client';
import type { Tx } from './client';

/** Tables in which triggers mark what has to be made anew. */
type StaleTable = 'StaleAgreement' | 'StaleAdjudicationEntry';

/**
 * Takes the marks of a project's samples that have waited longest, so many samples at most, with all marks of each, so that a sample
 * that many reasons marked is made anew once. Callers of one project wait for each other.
 */
export function claimStale<Mark>(
  db: Tx,
  table: StaleTable,
  projectId: string,
  most: number,
): Promise<Mark[]> {
  const marks = Prisma.raw(`"${table}"`);
  // An array is looked up once; behind IN, the planner may look for the marks again for each row of a table just filled.
  return db.$queryRaw<Mark[]>`
    DELETE FROM ${marks} WHERE id = ANY(ARRAY(
      SELECT id FROM ${marks} WHERE "projectId" = ${projectId}::uuid AND "sampleId" = ANY(ARRAY(
        SELECT "sampleId" FROM ${marks} WHERE "projectId" = ${projectId}::uuid ORDER BY id LIMIT ${most}))
      FOR UPDATE SKIP LOCKED))
    RETURNING *`;
}
