import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { splitSegment } from '@/lib/segmentation/edit';
import { splitsSurrogatePair } from '@/lib/text/offsets';
import type { Change, ChangeResult } from '../change';
import { recutLabel } from '../recut';
import type { TxCtx } from './annotator';
import { type Draft, requireVersion } from './lock-draft';
import { segmentsOutcome } from './outcome';
import { readAnswer, readCut } from './read-cut';
import { readOrder, replaceSegments } from './replace-segments';

const LETTER = /[\p{L}\p{N}]/u;

/** Cuts a segment in two; both start open, with the evidence and the exposure of the whole. */
export async function splitInTwo(
  ctx: TxCtx,
  draft: Draft,
  change: Extract<Change, { kind: 'split' }>,
): Promise<ChangeResult> {
  requireVersion(draft, change.version);
  const whole = await readCut(ctx.db, draft, change.segmentId);
  const { at } = change;
  const parts = [whole.text.slice(0, at), whole.text.slice(at)];
  if (splitsSurrogatePair(whole.text, at) || !parts.every((part) => LETTER.test(part)))
    fail({ code: 'invalid', issues: [{ path: 'at', code: 'empty_part' }] });
  const [left, right] = splitSegment(whole, at, await readAnswer(ctx.db, draft.sampleId));
  const label = recutLabel([whole.label]);
  const [leftId, rightId] = change.newIds;
  const order = await readOrder(ctx.db, draft.segmentationId);
  const children = [
    { ...left, id: leftId, label },
    { ...right, id: rightId, label },
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
    changeId: change.changeId,
  });
  return segmentsOutcome(ctx, next);
}
