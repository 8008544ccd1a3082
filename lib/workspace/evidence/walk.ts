import { isSpan } from '@/lib/annotation/evidence/evidence';
import { spanIn } from '@/lib/annotation/evidence/evidence-edit';
import { type TextSelection } from '@/lib/text/text-selection';
import { walked, walkFrom, type WalkStep } from '@/lib/text/walk';
import { nearestOf } from './look-up';
import { applyEdit } from '../reducer/apply-edit';
import { type WorkspaceState, isReadOnly, selectedSegment, type ActionContext } from '../state/state';

interface Start {
  /** A place that was found. */
  from: number | null;
  /** Where the text that is in view begins. */
  seen?: number | null;
  /** It ends with the first mark; absent is as before. */
  once?: boolean;
}

/** Begins to walk the reference by sentence: at a place that was found, else at the first evidence, the nearest sentence, what is in view. */
export function startWalk(workspace: WorkspaceState, { from, seen, once }: Start): WorkspaceState {
  if (isReadOnly(workspace)) return workspace;
  const evidence = selectedSegment(workspace)?.label.evidence.find(isSpan)?.start;
  const place = from ?? evidence ?? nearestOf(workspace)[0]?.[0] ?? seen ?? 0;
  const at = walkFrom(workspace.sample.reference, place);
  return at ? walkTo(workspace, at, once ?? endsOnce(workspace)) : workspace;
}

/** To one of the nearest sentences, by its rank; where there is none, nothing moves. */
export function walkToNearest(workspace: WorkspaceState, rank: number): WorkspaceState {
  const at = nearestOf(workspace)[rank];
  if (workspace.mode.kind !== 'evidence' || !at) return workspace;
  return walkTo(workspace, { start: at[0], end: at[1], moving: 'end' });
}

/** Moves the selection, or one end of it. */
export function walk(workspace: WorkspaceState, step: WalkStep): WorkspaceState {
  const { mode, sample } = workspace;
  if (mode.kind !== 'evidence') return workspace;
  return walkTo(workspace, walked(sample.reference, mode, step));
}

/** The walk that goes on ends with its first mark. */
const endsOnce = ({ mode }: WorkspaceState): boolean => mode.kind === 'evidence' && mode.once === true;

const walkTo = (
  workspace: WorkspaceState,
  { start, end, moving }: TextSelection,
  once = endsOnce(workspace),
): WorkspaceState => ({
  ...workspace,
  mode: { kind: 'evidence', start, end, moving, ...(once && { once }) },
});

/** Makes the selection evidence; where a search led to it, the walk is over. */
export function markSelection(
  workspace: WorkspaceState,
  relation: 'supports' | 'contradicts',
  actionContext: ActionContext,
): WorkspaceState {
  const { mode } = workspace;
  if (mode.kind !== 'evidence') return workspace;
  const marked = markSpan(workspace, relation, mode, actionContext);
  return mode.once ? { ...marked, mode: { kind: 'read' } } : marked;
}

/** Makes any selection of the reference evidence. */
export function markSpan(
  workspace: WorkspaceState,
  relation: 'supports' | 'contradicts',
  span: { start: number; end: number },
  actionContext: ActionContext,
): WorkspaceState {
  return applyEdit(
    workspace,
    { kind: 'evidence', add: spanIn(workspace.sample.reference, relation, span) },
    actionContext,
  );
}
