import { recordAudit } from '@/lib/audit/record';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { type Lack, missingForSubmit } from '@/lib/annotation/labels/submission';
import type { TxCtx } from '../assignment/annotator';
import { type LockedDraft, requireVersion } from './lock-draft';
import { annotationOutcome } from './outcome';
import { loadSegments } from '../segments/load-segments';
import { refreshAnswer } from './refresh-answer';

const REASONS = ['label_undecided', 'type_missing', 'evidence_missing', 'evidence_contrary'] as const;

/**
 * Freezes the annotation. Every segment needs a human act, every failed one a type with its evidence, and nothing may speak
 * against a consistent one.
 */
export async function submitAnnotation(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'submit' }>,
): Promise<ChangeResult> {
  const { version } = change;
  requireVersion(draft, version);
  const segments = await loadSegments(ctx.db, draft);
  const { reference } = await ctx.db.sample.findUniqueOrThrow({
    where: { id: draft.sampleId },
    select: { reference: true },
  });
  const labels = segments.map(({ id, label }) => ({ ...label, segmentId: id }));
  const lacks = new Set(missingForSubmit(labels, reference).map(reasonOf));
  const reason = REASONS.find((one) => lacks.has(one));
  if (reason) fail({ code: 'state', object: 'label', reason });
  const count = (status: 'confirmed' | 'changed') =>
    segments.filter(({ label }) => label.status === status).length;
  const counts = { confirmed: count('confirmed'), changed: count('changed') };
  const at = now();
  const answer = await refreshAnswer(ctx.db, draft);
  const next: LockedDraft = {
    ...draft,
    state: 'submitted',
    version: version + 1,
    verdict: answer === 'undecided' ? null : answer,
  };
  await ctx.db.annotation.updateMany({
    where: { id: draft.id },
    data: { state: 'submitted', version: next.version, submittedAt: at, returnReason: null, ...counts },
  });
  const claims = await ctx.db.assignment.updateMany({
    where: {
      roundId: draft.roundId,
      sampleId: draft.sampleId,
      state: 'claimed',
      userId: ctx.actor.userId ?? '',
    },
    data: { state: 'submitted', submittedAt: at },
  });
  if (claims.count === 0) fail({ code: 'state', object: 'sample', reason: 'not_claimed' });
  await recordAudit(ctx, {
    action: 'annotation.submit',
    objectType: 'annotation',
    objectId: draft.id,
    projectId: draft.projectId,
    sampleId: draft.sampleId,
    before: { state: 'draft' },
    after: { state: 'submitted', verdict: answer, segmentationId: draft.segmentationId, ...counts },
    change,
  });
  return annotationOutcome(next);
}

function reasonOf(lack: Lack): (typeof REASONS)[number] {
  if (lack.what === 'undecided') return 'label_undecided';
  if (lack.what === 'type') return 'type_missing';
  return lack.need === 'nothing_contrary' ? 'evidence_contrary' : 'evidence_missing';
}
