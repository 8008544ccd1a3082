import type { ChangeResult } from '@/lib/annotation/labels/change';
import type { WorkspaceView } from '@/lib/annotation/view';
import type { TxCtx } from '../assignment/annotator';
import type { Cuttable } from './lock-draft';
import { loadSegments } from '../segments/load-segments';
import { refreshAnswer } from './refresh-answer';

/** The annotation part of a view or of a result. */
export function annotationView(
  draft: Pick<Cuttable, 'id' | 'version' | 'state' | 'verdict' | 'note' | 'flagReason'>,
): WorkspaceView['annotation'] {
  const { id, version, state, note, flagReason, verdict } = draft;
  const known = verdict === 'consistent' || verdict === 'inconsistent' ? verdict : 'undecided';
  return { id, version, state, verdict: known, note, flagReason };
}

/** Everything as it stands: the answer to a change that had been made before. */
export async function wholeOutcome(ctx: TxCtx, draft: Cuttable): Promise<ChangeResult> {
  const segments = await loadSegments(ctx.db, draft);
  const labels = segments.map(({ id, label, revealed }) => ({ segmentId: id, label, revealed }));
  return { annotation: annotationView(draft), labels, segments };
}

/** The answer to a change of the segments, which can change the answer's verdict too. */
export async function segmentsOutcome(ctx: TxCtx, draft: Cuttable): Promise<ChangeResult> {
  const verdict = await refreshAnswer(ctx.db, draft);
  const whole = await wholeOutcome(ctx, draft);
  return { ...whole, annotation: { ...whole.annotation, verdict } };
}

/** The answer to a change of the annotation alone. */
export function annotationOutcome(draft: Cuttable): ChangeResult {
  return { annotation: annotationView(draft), labels: [], segments: null };
}
