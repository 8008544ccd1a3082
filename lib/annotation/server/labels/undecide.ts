import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import type { Change, ChangeResult } from '@/lib/annotation/labels/change';
import { firstVerdict } from '@/lib/annotation/labels/first-verdict';
import { armOf } from '@/lib/annotation/exposure/arm';
import { OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { revealBy } from '@/lib/annotation/exposure/reveal';
import type { TxCtx } from '../assignment/annotator';
import { recordFlip } from './record-flip';
import { toLabelResult } from './label-row';
import { traced } from './label-trace';
import type { LockedDraft } from './lock-draft';
import { annotationView } from './outcome';
import type { Basis } from '../assignment/load-basis';
import { writeLabel } from './write-label';

/**
 * Takes a verdict back: the segment is as the method pre-filled it, or open. Evidence and note stay, exposure stays,
 * and the verdict taken back remains in the ledger.
 */
export async function undecide(
  ctx: TxCtx,
  draft: LockedDraft,
  change: Extract<Change, { kind: 'undecide' }>,
  { label, spoken }: Basis,
): Promise<ChangeResult> {
  const { segmentId } = change;
  if (label.version !== change.version) fail({ code: 'stale', object: 'label', version: label.version });
  const { fact, logic, errorType } = label.machine ?? OPEN_JUDGEMENT;
  const arm = armOf(draft);
  const [prediction, at] = [label.prediction, now()];
  const { flip, believed } = revealBy(arm, label, null, {
    prediction,
    at,
    holds: false,
    unseen: change.unseen ?? false,
  });
  const next = {
    ...label,
    fact,
    logic,
    errorType,
    decidedAt: null,
    guideline: null,
    clause: null,
    first: firstVerdict(label, null),
    version: label.version + 1,
  };
  if (flip) await recordFlip(ctx, draft, { segmentId, prediction: prediction!, flip, at });
  const verdict = await writeLabel(ctx, draft, {
    segmentId,
    spoken,
    label: next,
    entry: {
      action: 'label.undecide',
      objectType: 'label',
      objectId: label.labelId,
      projectId: draft.projectId,
      sampleId: draft.sampleId,
      before: traced(segmentId, label),
      after: { ...traced(segmentId, next), ...(believed && { unseen: true }) },
      change,
    },
  });
  return {
    annotation: { ...annotationView(draft), verdict },
    labels: [toLabelResult(segmentId, next, arm)],
    segments: null,
  };
}
