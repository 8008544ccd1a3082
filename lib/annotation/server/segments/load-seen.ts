import type { Tx } from '@/lib/db/client';
import { armOf } from '@/lib/annotation/exposure/arm';
import { seenExposure } from '@/lib/annotation/exposure/reveal';
import type { Exposure } from '@/lib/annotation/view';
import type { Span } from '@/lib/text/offsets';
import { LABEL_JSON } from '../labels/label-json';
import { MISSING_LABEL, parseLabel, revealedView } from '../labels/label-row';
import type { Cuttable } from '../labels/lock-draft';

interface Seen {
  spans: Span[];
  exposure: Exposure;
}

interface Row {
  spans: Span[];
  /** Its position on the present list; null for a segment that was replaced or removed. */
  position: number | null;
  /** Null where it has no label. */
  label: unknown;
}

/** What the author of an annotation has seen of its segments: of those on the list, in order, and of those that were on it earlier. */
export async function loadSeen(db: Tx, draft: Cuttable): Promise<{ list: Seen[]; earlier: Seen[] }> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.spans, i.position, CASE WHEN l.id IS NOT NULL THEN ${LABEL_JSON} END AS label
    FROM "Segment" s
    LEFT JOIN "SegmentationItem" i ON i."segmentId" = s.id AND i."segmentationId" = ${draft.segmentationId}::uuid
    LEFT JOIN "Label" l ON l."segmentId" = s.id AND l."annotationId" = ${draft.id}::uuid
    LEFT JOIN "Label" m ON m."annotationId" = ${draft.derivedFromId}::uuid AND m."segmentId" = s.id
    WHERE s."sampleId" = ${draft.sampleId}::uuid AND (i.position IS NOT NULL OR l.id IS NOT NULL)
    ORDER BY i.position`;
  const arm = armOf(draft);
  const seenOf = ({ spans, position, label: json }: Row): Seen => {
    if (json === null) return { spans, exposure: MISSING_LABEL.exposure };
    const label = parseLabel(json, arm);
    if (position !== null) return { spans, exposure: label.exposure };
    return { spans, exposure: seenExposure(label, revealedView(label, arm)?.machine ?? null) };
  };
  const isListed = ({ position }: Row): boolean => position !== null;
  return {
    list: rows.filter(isListed).map(seenOf),
    earlier: rows.filter((row) => !isListed(row)).map(seenOf),
  };
}
