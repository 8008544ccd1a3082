import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type Cuttable, requireVersion } from '../labels/lock-draft';
import { segmentsOutcome } from '../labels/outcome';
import { readOrder, storeList } from './replace-segments';

/** Takes a segment off the list; its label stays, so that undo can bring it back. The last one stays on the list. */
export async function removeFromList(
  ctx: TxCtx,
  draft: Cuttable,
  change: Extract<Change, { kind: 'remove' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const order = await readOrder(ctx.db, draft.segmentationId);
  if (!order.includes(change.segmentId)) fail({ code: 'not_found', object: 'segment' });
  if (order.length === 1) fail({ code: 'invalid', issues: [{ path: 'segmentId', code: 'last_segment' }] });
  const rest = order.filter((id) => id !== change.segmentId);
  const next = await storeList(ctx.db, draft, rest);
  await recordAudit(ctx, {
    action: 'segment.remove',
    // Of the annotation: the segment may be on other people's lists too.
    objectType: 'annotation',
    objectId: draft.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { segmentationId: draft.segmentationId, segmentIds: [change.segmentId] },
    after: { segmentationId: next.segmentationId, segmentIds: [] },
    change,
  });
  return segmentsOutcome(ctx, next);
}
