import type { Db } from '@/lib/db/client';
import type { Reviewed } from '@/lib/consistency/calibrate';

/** More than this many of the latest change a threshold no further. */
const LATEST = 5_000;

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
    FROM "Annotation" a
    JOIN "Annotation" r ON r.id = a."derivedFromId"
    JOIN "Run" run ON run.id = r."runId" AND run.method = ${method.id} AND run.version = ${method.version}
    JOIN "SegmentationItem" i ON i."segmentationId" = a."segmentationId"
    JOIN "Label" h ON h."annotationId" = a.id AND h."segmentId" = i."segmentId"
    JOIN "Label" m ON m."annotationId" = r.id AND m."segmentId" = i."segmentId"
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
      AND h.fact IN ('consistent', 'inconsistent') AND m.machine->>'score' IS NOT NULL
    ORDER BY a."submittedAt" DESC, a.id, i.position
    LIMIT ${LATEST}`;
}
