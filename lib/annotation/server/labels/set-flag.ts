import { recordAudit } from '@/lib/audit/record';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type LockedDraft, requireVersion } from './lock-draft';
import { annotationOutcome } from './outcome';

/** Flags the sample for a lead's look, with a reason; null takes the flag away. */
export async function setFlag(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'flag' }>,
): Promise<ChangeResult> {
  const { reason, version } = change;
  requireVersion(draft, version);
  const next = { ...draft, flagReason: reason, version: version + 1 };
  await ctx.db.annotation.updateMany({
    where: { id: draft.id },
    data: { flagReason: reason, version: next.version },
  });
  await recordAudit(ctx, {
    action: 'annotation.flag',
    objectType: 'annotation',
    objectId: draft.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { reason: draft.flagReason },
    after: { reason },
    change,
  });
  return annotationOutcome(next);
}
