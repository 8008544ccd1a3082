import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { canEditText, editSegmentText } from '@/lib/segmentation/edit';
import type { Change, ChangeResult } from '../change';
import { carryLabel } from '../carry-label';
import type { TxCtx } from './annotator';
import { type Draft, requireVersion } from './lock-draft';
import { segmentsOutcome } from './outcome';
import { readPiece } from './read-piece';
import { readOrder, replaceSegments } from './replace-segments';

/** Puts a segment into other words: a new one that knows its parent and starts open, from the same places of the answer. */
export async function editSegment(
  ctx: TxCtx,
  draft: Draft,
  change: Extract<Change, { kind: 'edit' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const whole = await readPiece(ctx.db, draft, change.segmentId);
  if (!canEditText(whole.text, change.text))
    fail({ code: 'invalid', issues: [{ path: 'text', code: 'same_or_empty' }] });
  const child = {
    ...editSegmentText(whole, change.text),
    id: change.newId,
    label: carryLabel([whole.label]),
  };
  const order = await readOrder(ctx.db, draft.segmentationId);
  const next = await replaceSegments(ctx.db, draft, order, [whole.id], [child]);
  await recordAudit(ctx, {
    action: 'segment.edit',
    objectType: 'segment',
    objectId: change.newId,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { segmentationId: draft.segmentationId, segmentIds: [whole.id] },
    after: { segmentationId: next.segmentationId, segmentIds: [change.newId] },
    changeId: change.changeId,
  });
  return segmentsOutcome(ctx, next);
}
