import type { Db } from '@/lib/db/client';
import type { Span } from '@/lib/text/offsets';
import type { SegmentView } from '../view';
import { LABEL_JSON } from './label-json';
import { MISSING_LABEL, parseLabel, toLabelView } from './label-row';

interface Row {
  id: string;
  text: string;
  spans: Span[];
  parentIds: string[];
  label: unknown;
}

/** The segments of an annotation's present segmentation, in order, each with its label and what the method said. */
export async function readSegments(
  db: Db,
  annotation: { id: string; segmentationId: string; derivedFromId: string | null },
): Promise<SegmentView[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.id, s.text, s.spans, s."parentIds", CASE WHEN l.id IS NOT NULL THEN ${LABEL_JSON} END AS label
    FROM "SegmentationItem" i
    JOIN "Segment" s ON s.id = i."segmentId"
    LEFT JOIN "Label" l ON l."annotationId" = ${annotation.id}::uuid AND l."segmentId" = s.id
    LEFT JOIN "Label" m ON m."annotationId" = ${annotation.derivedFromId}::uuid AND m."segmentId" = s.id
    WHERE i."segmentationId" = ${annotation.segmentationId}::uuid
    ORDER BY i.position`;
  return rows.map(({ label: json, ...segment }) => {
    const label = json === null ? null : parseLabel(json);
    return { ...segment, label: label ? toLabelView(label) : MISSING_LABEL, machine: label?.machine ?? null };
  });
}
