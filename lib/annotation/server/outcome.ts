import type { ChangeResult } from '../change';
import type { WorkspaceView } from '../view';
import type { Draft } from './lock-draft';
import { readSegments } from './read-segments';
import type { TxCtx } from './annotator';

/** The annotation part of a view or of a result. */
export function annotationView(
  draft: Pick<Draft, 'id' | 'version' | 'state' | 'verdict' | 'note' | 'flagReason'>,
): WorkspaceView['annotation'] {
  const { id, version, state, note, flagReason, verdict } = draft;
  const known = verdict === 'consistent' || verdict === 'inconsistent' ? verdict : 'undecided';
  return { id, version, state, verdict: known, note, flagReason };
}

/** Everything as it stands: the answer to a change that had been made before, and to one that moved segments. */
export async function wholeOutcome(ctx: TxCtx, draft: Draft): Promise<ChangeResult> {
  const segments = await readSegments(ctx.db, draft);
  const labels = segments.map(({ id, label }) => ({ segmentId: id, label }));
  return { annotation: annotationView(draft), labels, segments };
}
