import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type LockedDraft, requireVersion } from './lock-draft';
import { annotationOutcome } from './outcome';

/** What a submission that was taken back or returned is again. */
export const DRAFT_AGAIN = { state: 'draft', submittedAt: null, confirmed: 0, changed: 0 } as const;

/** Takes a submission back; the labels stay as they were, and the audit log keeps what had been submitted. */
export async function reopenAnnotation(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'reopen' }>,
): Promise<ChangeResult> {
  const { version } = change;
  requireVersion(draft, version);
  if (draft.state === 'draft') fail({ code: 'state', object: 'annotation', reason: 'annotation_draft' });
  const next: LockedDraft = { ...draft, state: 'draft', version: version + 1 };
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
    change,
  });
  return annotationOutcome(next);
}
