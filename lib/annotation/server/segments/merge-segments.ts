import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { mergeSegments } from '@/lib/segmentation/edit';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { carryLabel } from '@/lib/annotation/labels/carry-label';
import type { TxCtx } from '../assignment/annotator';
import { type Cuttable, requireVersion } from '../labels/lock-draft';
import { segmentsOutcome } from '../labels/outcome';
import { loadAnswer, loadSegmentPart } from './load-segment-part';
import { readOrder, replaceSegments } from './replace-segments';

/** Joins a segment with the one after it; the joined one starts open. */
export async function mergeWithNext(
  ctx: TxCtx,
  draft: Cuttable,
  change: Extract<Change, { kind: 'merge' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const order = await readOrder(ctx.db, draft.segmentationId);
  const first = await loadSegmentPart(ctx.db, draft, change.segmentId);
  const nextId = order[order.indexOf(change.segmentId) + 1];
  if (nextId === undefined)
    fail({ code: 'invalid', issues: [{ path: 'segmentId', code: 'no_next_segment' }] });
  const second = await loadSegmentPart(ctx.db, draft, nextId);
  const joined = mergeSegments(first, second, await loadAnswer(ctx.db, draft.sampleId));
  const child = { ...joined, id: change.newId, label: carryLabel([first.label, second.label], joined.text) };
  const next = await replaceSegments(ctx.db, draft, order, [first.id, second.id], [child]);
  await recordAudit(ctx, {
    action: 'segment.merge',
    objectType: 'segment',
    objectId: change.newId,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { segmentationId: draft.segmentationId, segmentIds: [first.id, second.id] },
    after: { segmentationId: next.segmentationId, segmentIds: [change.newId] },
    change,
  });
  return segmentsOutcome(ctx, next);
}
