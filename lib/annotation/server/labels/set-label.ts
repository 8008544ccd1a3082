import { isDeepStrictEqual } from 'node:util';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { sameCitation } from '@/lib/guideline/clause';
import { requireClause } from '@/lib/guideline/server/require-clause';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { evidenceAfter } from '@/lib/annotation/evidence/evidence-origin';
import { firstVerdict } from '@/lib/annotation/labels/first-verdict';
import { armOf } from '@/lib/annotation/exposure/arm';
import { judgementFaults } from '@/lib/annotation/labels/judgement';
import { revealBy } from '@/lib/annotation/exposure/reveal';
import type { TxCtx } from '../assignment/annotator';
import { checkEvidence } from './check-evidence';
import { recordFlip } from './record-flip';
import { loadSearchedTexts } from '../segments/load-searched-texts';
import { shownPrediction, toLabelResult } from './label-row';
import { traced } from './label-trace';
import type { LockedDraft } from './lock-draft';
import { annotationView } from './outcome';
import type { Basis } from '../assignment/load-basis';
import { writeLabel } from './write-label';

/** A verdict, or evidence and a note alone, on one segment; guarded by the label's own version. */
export async function setLabel(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'label' }>,
  { label, spoken }: Basis,
): Promise<ChangeResult> {
  const { segmentId, judgement, decides } = change;
  if (label.version !== change.version) fail({ code: 'stale', object: 'label', version: label.version });
  const faults = decides ? judgementFaults(judgement) : [];
  if (faults.length > 0)
    fail({ code: 'invalid', issues: faults.map((code) => ({ path: 'judgement', code })) });
  const { fact, logic, errorType } = decides ? judgement : label;
  const arm = armOf(draft);
  const shownEvidence = shownPrediction(label, arm)?.evidence ?? null;
  const acceptsSearch = judgement.evidence.some((item) => !isSpan(item) && item.origin === 'accepted');
  const known = { arm, shown: shownEvidence !== null, exposure: label.exposure };
  const evidence = evidenceAfter(
    judgement.evidence,
    {
      held: label.evidence,
      shown: shownEvidence,
      lookedUp: acceptsSearch
        ? await loadSearchedTexts(ctx.db, { sampleId: draft.sampleId, segmentId }, known)
        : null,
    },
    decides || label.decidedAt !== null ? { fact, logic, errorType } : null,
  );
  if (!isDeepStrictEqual(evidence, label.evidence)) await checkEvidence(ctx.db, draft.sampleId, evidence);

  const { note, clause: wanted = null } = judgement;
  const clause =
    wanted === null || sameCitation(wanted, label.clause)
      ? wanted && label.clause
      : await requireClause(ctx.db, draft.projectId, wanted);
  const at = now();
  const { flip, believed, ...shown } = decides
    ? revealBy(arm, label, judgement, {
        prediction: label.prediction,
        unseen: change.unseen ?? false,
        holds: change.holds ?? false,
        at,
      })
    : { ...label, flip: null, believed: false };
  const { revealedAt } = shown;
  const exposure = decides && draft.peersSeen ? 'peer' : shown.exposure;
  const next = {
    ...label,
    fact,
    logic,
    errorType,
    evidence,
    note,
    clause,
    exposure,
    revealedAt,
    guideline: decides ? draft.guideline : label.guideline,
    decidedAt: decides ? at : label.decidedAt,
    first: decides ? firstVerdict(label, judgement) : label.first,
    version: label.version + 1,
  };
  if (flip) await recordFlip(ctx, draft, { segmentId, prediction: label.prediction!, flip, at });
  const verdict = await writeLabel(ctx, draft, {
    segmentId,
    spoken,
    label: next,
    entry: {
      action: 'label.set',
      objectType: 'label',
      objectId: label.labelId,
      projectId: draft.projectId,
      sampleId: draft.sampleId,
      before: traced(segmentId, label),
      after: {
        ...traced(segmentId, next),
        exposure,
        revealed: revealedAt !== null,
        guideline: next.guideline,
        ...(believed && { unseen: true }),
      },
      change,
    },
  });
  return {
    annotation: { ...annotationView(draft), verdict },
    labels: [toLabelResult(segmentId, next, arm)],
    segments: null,
  };
}
