import { isSpan } from '@/lib/annotation/evidence/evidence';
import { spanIn } from '@/lib/annotation/evidence/evidence-edit';
import { type TextSelection } from '@/lib/text/text-selection';
import { walked, walkFrom, type WalkStep } from '@/lib/text/walk';
import { applyEdit } from '../reducer/apply-edit';
import { type WorkspaceState, isReadOnly, selectedSegment, type ActionContext } from '../state/state';

/** Begins to walk the reference by sentence: at a place that was found, else at the first evidence, else at the top. */
export function startWalk(workspace: WorkspaceState, from: number | null): WorkspaceState {
  const evidence = selectedSegment(workspace)?.label.evidence.find(isSpan);
  const at = walkFrom(workspace.sample.reference, from ?? evidence?.start ?? 0);
  return isReadOnly(workspace) || !at ? workspace : walkTo(workspace, at);
}

/** Moves the selection, or one end of it. */
export function walk(workspace: WorkspaceState, step: WalkStep): WorkspaceState {
  const { mode, sample } = workspace;
  return mode.kind === 'evidence' ? walkTo(workspace, walked(sample.reference, mode, step)) : workspace;
}

const walkTo = (workspace: WorkspaceState, { start, end, moving }: TextSelection): WorkspaceState => ({
  ...workspace,
  mode: { kind: 'evidence', start, end, moving },
});

/** Makes the selection evidence. */
export function markSelection(
  workspace: WorkspaceState,
  relation: 'supports' | 'contradicts',
  actionContext: ActionContext,
): WorkspaceState {
  return workspace.mode.kind === 'evidence'
    ? markSpan(workspace, relation, workspace.mode, actionContext)
    : workspace;
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
