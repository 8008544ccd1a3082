import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { addSegment } from '@/lib/segmentation/add-segment';
import { span } from '@/lib/text/offsets';
import { addedLabel } from '@/lib/annotation/labels/added-label';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type Cuttable, requireVersion } from '../labels/lock-draft';
import { segmentsOutcome } from '../labels/outcome';
import { loadAnswer } from './load-segment-part';
import { loadSeen } from './load-seen';
import { readOrder, storeList } from './replace-segments';

/** Adds a segment for text of the answer that belongs to none, in its place on the list; it starts open and has no parent. */
export async function addToList(
  ctx: TxCtx,
  draft: Cuttable,
  change: Extract<Change, { kind: 'add' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const { start, end, newId } = change;
  const { list, earlier } = await loadSeen(ctx.db, draft);
  const added = addSegment(await loadAnswer(ctx.db, draft.sampleId), list, span(start, end));
  if (!added) fail({ code: 'invalid', issues: [{ path: 'start', code: 'not_uncovered' }] });
  const label = addedLabel(added.cut.spans, list, earlier);
  const order = await readOrder(ctx.db, draft.segmentationId);
  const child = { ...added.cut, id: newId, label };
  const next = await storeList(ctx.db, draft, order.toSpliced(added.at, 0, newId), [child]);
  await recordAudit(ctx, {
    action: 'segment.add',
    objectType: 'segment',
    objectId: newId,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { segmentationId: draft.segmentationId, segmentIds: [] },
    after: { segmentationId: next.segmentationId, segmentIds: [newId] },
    change,
  });
  return segmentsOutcome(ctx, next);
}
