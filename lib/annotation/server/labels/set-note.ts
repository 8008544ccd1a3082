import { recordAudit } from '@/lib/audit/record';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import type { TxCtx } from '../assignment/annotator';
import { type LockedDraft, requireVersion } from './lock-draft';
import { annotationOutcome } from './outcome';

/** The note on the whole answer. */
export async function setNote(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'note' }>,
): Promise<ChangeResult> {
  const { note, version } = change;
  requireVersion(draft, version);
  const next = { ...draft, note, version: version + 1 };
  await ctx.db.annotation.updateMany({ where: { id: draft.id }, data: { note, version: next.version } });
  await recordAudit(ctx, {
    action: 'annotation.note',
    objectType: 'annotation',
    objectId: draft.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { note: draft.note },
    after: { note },
    change,
  });
  return annotationOutcome(next);
}
