import { allLacks, type AnyLack } from '@/lib/annotation/labels/submission';
import { type ActionContext, isReadOnly, say, type WorkspaceState } from '../state/state';
import { uncoveredIn } from '../state/uncovered-text';
import { acceptable } from './judge-segment';

/**
 * Asks the server to take the annotation; where something is missing, shows what. Text of the answer in no segment is shown too,
 * unless the person has seen that and submits all the same.
 */
export function submit(
  workspace: WorkspaceState,
  actionContext: ActionContext,
  uncovered = false,
): WorkspaceState {
  if (isReadOnly(workspace)) return say(workspace, 'readOnly');
  const missing = missingOf(workspace);
  if (missing.length > 0)
    return say({ ...workspace, mode: { kind: 'missing' } }, 'missing', { count: missing.length });
  const known = uncovered || workspace.outbox.some(({ kind }) => kind === 'submit');
  const { length: count } = known ? [] : uncoveredIn(workspace);
  if (count > 0) return say({ ...workspace, mode: { kind: 'uncovered' } }, 'uncovered', { count });
  return close({ ...workspace, mode: { kind: 'read' } }, 'submit', actionContext);
}

/** Submission and reopening are asked of the server like any change, but nothing moves until it has agreed. */
function close(
  workspace: WorkspaceState,
  kind: 'submit' | 'reopen',
  actionContext: ActionContext,
): WorkspaceState {
  if (workspace.outbox.some((change) => change.kind === kind)) return workspace;
  const change = { kind, changeId: actionContext.ids[0]!, version: workspace.annotation.version } as const;
  return { ...workspace, outbox: [...workspace.outbox, change] };
}

/** Asks the server to make a draft of it again. */
export const reopen = (workspace: WorkspaceState, actionContext: ActionContext): WorkspaceState =>
  close(workspace, 'reopen', actionContext);

/** All that still keeps the workspace from being submitted, by segment, in their order. */
export const missingOf = ({
  segments,
  sample,
}: Pick<WorkspaceState, 'segments' | 'sample'>): { segmentId: string; lacks: AnyLack[] }[] =>
  segments.flatMap((segment) => {
    const lacks = allLacks(segment.label, sample.reference, acceptable(segment));
    return lacks.length > 0 ? [{ segmentId: segment.id, lacks }] : [];
  });
