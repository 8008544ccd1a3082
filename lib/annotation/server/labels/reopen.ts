import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type Draft, requireVersion } from './lock-draft';
import { annotationOutcome } from './outcome';

/** What a submission that was taken back or returned is again. */
export const DRAFT_AGAIN = { state: 'draft', submittedAt: null, confirmed: 0, changed: 0 } as const;

/** Takes a submission back, but not in training, where the answer has been shown by then; the labels stay as they were, and the audit log keeps what had been submitted. */
export async function reopen(
  ctx: TxCtx,
  draft: Draft,
  { version, changeId }: Extract<Change, { kind: 'reopen' }>,
): Promise<ChangeResult> {
  requireVersion(draft, version);
  if (draft.state === 'draft') fail({ code: 'state', object: 'annotation', reason: 'annotation_draft' });
  const training = await ctx.db.round.count({ where: { id: draft.roundId, kind: 'training' } });
  if (training > 0) fail({ code: 'state', object: 'annotation', reason: 'training_done' });
  const next: Draft = { ...draft, state: 'draft', version: version + 1 };
  await ctx.db.annotation.updateMany({
    where: { id: draft.id },
    data: { ...DRAFT_AGAIN, version: next.version },
  });
  await ctx.db.assignment.updateMany({
    where: { roundId: draft.roundId, sampleId: draft.sampleId, userId: ctx.actor.userId ?? '' },
    data: { state: 'claimed', submittedAt: null },
  });
  await recordAudit(ctx, {
    action: 'annotation.reopen',
    objectType: 'annotation',
    objectId: draft.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { state: 'submitted', verdict: draft.verdict },
    after: { state: 'draft' },
    changeId,
  });
  return annotationOutcome(next);
}
