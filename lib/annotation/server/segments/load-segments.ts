import type { Db } from '@/lib/db/client';
import type { Span } from '@/lib/text/offsets';
import type { ExposurePolicy } from '@/lib/project/exposure-policy';
import { armOf } from '@/lib/annotation/exposure/arm';
import type { SegmentView } from '@/lib/annotation/view';
import { LABEL_JSON } from '../labels/label-json';
import { MISSING_LABEL, parseLabel, revealedView, toLabelView } from '../labels/label-row';

interface Row {
  id: string;
  text: string;
  spans: Span[];
  parentIds: string[];
  label: unknown;
}

interface Annotation {
  id: string;
  segmentationId: string;
  derivedFromId: string | null;
  policy: ExposurePolicy | null;
  control: boolean;
}

/** The segments of an annotation's present segmentation, in order, each with its label and what may be seen of the judge. */
export async function loadSegments(db: Db, annotation: Annotation): Promise<SegmentView[]> {
  const arm = armOf(annotation);
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.id, s.text, s.spans, coalesce(s."parentIds", '{}') AS "parentIds", CASE WHEN l.id IS NOT NULL THEN ${LABEL_JSON} END AS label
    FROM "SegmentationItem" i
    JOIN "Segment" s ON s.id = i."segmentId"
    LEFT JOIN "Label" l ON l."annotationId" = ${annotation.id}::uuid AND l."segmentId" = s.id
    LEFT JOIN "Label" m ON m."annotationId" = ${annotation.derivedFromId}::uuid AND m."segmentId" = s.id
    WHERE i."segmentationId" = ${annotation.segmentationId}::uuid
    ORDER BY i.position`;
  return rows.map(({ label: json, ...segment }) => {
    const label = json === null ? null : parseLabel(json, arm);
    if (!label) return { ...segment, label: MISSING_LABEL, machine: null, revealed: null };
    return {
      ...segment,
      label: toLabelView(label),
      machine: label.machine,
      revealed: revealedView(label, arm),
    };
  });
}
