import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { Span } from '@/lib/text/offsets';
import type { DraftLabel } from '@/lib/annotation/labels/draft';
import type { Cuttable } from '../labels/lock-draft';

export interface NewSegment {
  id: string;
  text: string;
  spans: readonly Span[];
  label: DraftLabel;
}

/** Puts new segments in the place of `parents` (neighbours in `order`), which they know. */
export function replaceSegments(
  db: Tx,
  draft: Cuttable,
  order: readonly string[],
  parents: readonly [string, ...string[]],
  children: readonly NewSegment[],
): Promise<Cuttable> {
  const next = order.toSpliced(order.indexOf(parents[0]), parents.length, ...children.map(({ id }) => id));
  return storeList(db, draft, next, children, parents);
}

/**
 * Makes another list of segments the present one: a new segmentation that knows the old one, and new rows of the `children` in it.
 * Labels of the other segments, and of those that are no longer on the list, stay as they are.
 */
export async function storeList(
  db: Tx,
  draft: Cuttable,
  next: readonly string[],
  children: readonly NewSegment[] = [],
  parents: readonly string[] = [],
): Promise<Cuttable> {
  const ids = children.map(({ id }) => id);
  if ((await db.segment.count({ where: { id: { in: ids } } })) > 0)
    fail({ code: 'exists', object: 'segment' });
  const { sampleId } = draft;
  await db.segment.createMany({
    data: children.map(({ id, text, spans }) => ({
      id,
      sampleId,
      text,
      spans: spans as unknown as Prisma.InputJsonArray,
      parentIds: [...parents],
    })),
  });
  const segmentationId = randomUUID();
  await db.segmentation.create({
    data: { id: segmentationId, sampleId, parentId: draft.segmentationId },
    select: { id: true },
  });
  await db.$executeRaw`
    INSERT INTO "SegmentationItem" ("segmentationId", "position", "segmentId")
    SELECT ${segmentationId}::uuid, n - 1, id FROM unnest(${next}::uuid[]) WITH ORDINALITY AS t(id, n)`;
  await db.label.createMany({
    data: children.map(({ id, label: { evidence, ...label } }) => ({
      annotationId: draft.id,
      segmentId: id,
      ...label,
      evidence: evidence as unknown as Prisma.InputJsonArray,
    })),
  });
  return moveTo(db, draft, segmentationId);
}

/** Makes another segmentation the present one. */
export async function moveTo(db: Tx, draft: Cuttable, segmentationId: string): Promise<Cuttable> {
  const version = draft.version + 1;
  await db.annotation.updateMany({ where: { id: draft.id }, data: { segmentationId, version } });
  return { ...draft, segmentationId, version };
}

/** Ids of the present segments, in order. */
export async function readOrder(db: Tx, segmentationId: string): Promise<string[]> {
  const items = await db.segmentationItem.findMany({
    where: { segmentationId },
    orderBy: { position: 'asc' },
    select: { segmentId: true },
  });
  return items.map(({ segmentId }) => segmentId);
}
