import type { Db } from '@/lib/db/client';
import type { Reviewed } from '../calibrate';

/** More than this many of the latest change a calibration no further. */
const LATEST = 5_000;

/** Whose scores: those of one method in one version over one model. */
export interface Scorer {
  method: string;
  version: string;
  model: string | null;
}

/**
 * Segments of a project that a method scored and people have judged in submitted annotations, latest first: inconsistent where a
 * stage is that the method judges too, consistent where all of them are. Seen by those who judged them: a method's findings,
 * evidence or verdict, or a peer's label (lib/annotation/exposure/exposure.ts).
 */
export async function scoredLabels(
  db: Db,
  projectId: string,
  { method, version, model }: Scorer,
): Promise<Reviewed[]> {
  return db.$queryRaw<Reviewed[]>`
    SELECT score, inconsistent, exposed FROM (
      SELECT (m.machine ->> 'score')::float8 AS score, a."submittedAt", a.id, i.position,
        h.fact = 'inconsistent' OR 'logic' = ANY(r.judges) AND h.logic = 'inconsistent' AS inconsistent,
        h.fact = 'consistent' AND ('logic' <> ALL(r.judges) OR h.logic = 'consistent') AS consistent,
        h.exposure NOT IN ('nothing', 'segmentation') AS exposed
      FROM "Annotation" a
      JOIN "Annotation" p ON p.id = a."derivedFromId"
      JOIN "Run" r ON r.id = p."runId" AND r.method = ${method} AND r.version = ${version}
        AND r.model IS NOT DISTINCT FROM ${model}
      JOIN "SegmentationItem" i ON i."segmentationId" = a."segmentationId"
      JOIN "Label" h ON h."annotationId" = a.id AND h."segmentId" = i."segmentId"
      JOIN "Label" m ON m."annotationId" = p.id AND m."segmentId" = i."segmentId"
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
        AND m.machine ->> 'score' IS NOT NULL
    ) judged
    WHERE inconsistent OR consistent
    ORDER BY "submittedAt" DESC, id, position
    LIMIT ${LATEST}`;
}
