import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { canEditText, editSegmentText } from '@/lib/segmentation/edit';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { carryLabel } from '@/lib/annotation/labels/carry-label';
import type { TxCtx } from '../assignment/annotator';
import { type LockedDraft, requireVersion } from '../labels/lock-draft';
import { segmentsOutcome } from '../labels/outcome';
import { loadSegmentPart } from './load-segment-part';
import { readOrder, replaceSegments } from './replace-segments';

/**
 * Edits the text of a segment: makes a new one that knows its parent and starts open, over the same spans of the
 * answer.
 */
export async function editSegment(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'edit' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const whole = await loadSegmentPart(ctx.db, draft, change.segmentId);
  if (!canEditText(whole.text, change.text))
    fail({ code: 'invalid', issues: [{ path: 'text', code: 'same_or_empty' }] });
  const child = {
    ...editSegmentText(whole, change.text),
    id: change.newId,
    label: carryLabel([whole.label], change.text),
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
    change,
  });
  return segmentsOutcome(ctx, next);
}
