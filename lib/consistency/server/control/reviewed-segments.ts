import type { Db } from '@/lib/db/client';
import type { Reviewed } from '@/lib/consistency/calibrate';
import { LATEST_REVIEWED, reviewedRows } from '../scores/reviewed-rows';

/**
 * Segments of a project that a method's present version scored and people have judged in submitted annotations, latest
 * first. Unsure verdicts say nothing about a threshold and are left out.
 */
export async function reviewedSegments(
  db: Db,
  projectId: string,
  method: { id: string; version: string },
): Promise<Reviewed[]> {
  return db.$queryRaw<Reviewed[]>`
    SELECT (m.machine->>'score')::float8 AS score, h.fact = 'inconsistent' AS inconsistent,
      h.exposure IN ('verdict', 'peer') AS exposed
    ${reviewedRows(projectId, method)} AND h.fact IN ('consistent', 'inconsistent')
    ORDER BY a."submittedAt" DESC, a.id, i.position
    LIMIT ${LATEST_REVIEWED}`;
}
