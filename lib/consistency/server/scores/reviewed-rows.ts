import { Prisma } from '@/generated/prisma/client';

/** More than this many of the latest change a threshold or a calibration no further. */
export const LATEST_REVIEWED = 5_000;

/**
 * Segments of a project that a method in one version scored and people have judged in submitted annotations, as the end of a
 * query: the annotation `a`, the run `r`, the place `i` on the list, the person's label `h` and the method's `m`.
 */
export const reviewedRows = (
  projectId: string,
  method: { id: string; version: string },
): Prisma.Sql => Prisma.sql`
  FROM "Annotation" a
  JOIN "Annotation" p ON p.id = a."derivedFromId"
  JOIN "Run" r ON r.id = p."runId" AND r.method = ${method.id} AND r.version = ${method.version}
  JOIN "SegmentationItem" i ON i."segmentationId" = a."segmentationId"
  JOIN "Label" h ON h."annotationId" = a.id AND h."segmentId" = i."segmentId"
  JOIN "Label" m ON m."annotationId" = p.id AND m."segmentId" = i."segmentId"
  WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
    AND m.machine ->> 'score' IS NOT NULL`;
