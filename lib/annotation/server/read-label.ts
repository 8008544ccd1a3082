import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { armOf } from '../arm';
import { LABEL_JSON } from './label-json';
import { type LabelRow, parseLabel } from './label-row';
import type { Draft } from './lock-draft';

/** The label of one segment of the present segmentation; fails with not_found for any other segment. */
export async function readLabel(db: Tx, draft: Draft, segmentId: string): Promise<LabelRow> {
  const rows = await db.$queryRaw<{ label: unknown }[]>`
    SELECT ${LABEL_JSON} AS label
    FROM "Label" l
    LEFT JOIN "Label" m ON m."annotationId" = ${draft.derivedFromId}::uuid AND m."segmentId" = l."segmentId"
    WHERE l."annotationId" = ${draft.id}::uuid AND l."segmentId" = ${segmentId}::uuid
      AND EXISTS (SELECT FROM "SegmentationItem" i
                  WHERE i."segmentId" = l."segmentId" AND i."segmentationId" = ${draft.segmentationId}::uuid)`;
  return rows[0] ? parseLabel(rows[0].label, armOf(draft)) : fail({ code: 'not_found', object: 'segment' });
}
