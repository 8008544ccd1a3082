import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { armOf } from '@/lib/annotation/exposure/arm';
import { LABEL_JSON } from './label-json';
import { type StoredLabelRow, parseLabel } from './label-row';
import type { Cuttable } from './lock-draft';

/** The label of one segment of the present segmentation; fails with not_found for any other segment. */
export async function loadLabel(db: Tx, draft: Cuttable, segmentId: string): Promise<StoredLabelRow> {
  const rows = await db.$queryRaw<{ label: unknown }[]>`SELECT (${labelQuery(draft, segmentId)}) AS label`;
  return foundLabel(draft, rows[0]?.label);
}

/** One label as JSON, for a statement that asks more besides; null for a segment that is not of the segmentation. */
export function labelQuery(draft: Cuttable, segmentId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT ${LABEL_JSON}
    FROM "Label" l
    LEFT JOIN "Label" m ON m."annotationId" = ${draft.derivedFromId}::uuid AND m."segmentId" = l."segmentId"
    WHERE l."annotationId" = ${draft.id}::uuid AND l."segmentId" = ${segmentId}::uuid
      AND EXISTS (SELECT FROM "SegmentationItem" i
                  WHERE i."segmentId" = l."segmentId" AND i."segmentationId" = ${draft.segmentationId}::uuid)`;
}

export function foundLabel(draft: Cuttable, json: unknown): StoredLabelRow {
  return json ? parseLabel(json, armOf(draft)) : fail({ code: 'not_found', object: 'segment' });
}
