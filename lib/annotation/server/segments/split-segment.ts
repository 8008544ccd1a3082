import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { canSplit, splitSegment } from '@/lib/segmentation/edit';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { carryLabel } from '@/lib/annotation/labels/carry-label';
import type { TxCtx } from '../assignment/annotator';
import { type Cuttable, requireVersion } from '../labels/lock-draft';
import { segmentsOutcome } from '../labels/outcome';
import { loadAnswer, loadSegmentPart } from './load-segment-part';
import { readOrder, replaceSegments } from './replace-segments';

/** Splits a segment in two; both start open, with the evidence and the exposure of the whole. */
export async function splitInTwo(
  ctx: TxCtx,
  draft: Cuttable,
  change: Extract<Change, { kind: 'split' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const whole = await loadSegmentPart(ctx.db, draft, change.segmentId);
  const { at } = change;
  if (!canSplit(whole.text, at)) fail({ code: 'invalid', issues: [{ path: 'at', code: 'empty_part' }] });
  const [left, right] = splitSegment(whole, at, await loadAnswer(ctx.db, draft.sampleId));
  const [leftId, rightId] = change.newIds;
  const order = await readOrder(ctx.db, draft.segmentationId);
  const children = [
    { ...left, id: leftId, label: carryLabel([whole.label], left.text) },
    { ...right, id: rightId, label: carryLabel([whole.label], right.text) },
  ];
  const next = await replaceSegments(ctx.db, draft, order, [whole.id], children);
  await recordAudit(ctx, {
    action: 'segment.split',
    objectType: 'segment',
    objectId: whole.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { segmentationId: draft.segmentationId, segmentIds: [whole.id] },
    after: { segmentationId: next.segmentationId, segmentIds: change.newIds, at },
    change,
  });
  return segmentsOutcome(ctx, next);
}
