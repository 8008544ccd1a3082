import { push } from '../reducer/push';
import { type WorkspaceState, type RejectedChange, say, type ActionContext } from '../state/state';

/** Whether what was refused can be offered again: a label on a segment that is still there, a note or a flag. */
export function canKeep(workspace: WorkspaceState, { change, error }: RejectedChange): boolean {
  if (error.code !== 'stale' || workspace.annotation.state === 'submitted') return false;
  if (change.kind === 'label' || change.kind === 'undecide')
    return workspace.segments.some(({ id }) => id === change.segmentId);
  return change.kind === 'note' || change.kind === 'flag';
}

/** Puts the person's own, refused change on top of what is there now; only ever because they said so. */
export function keepMine(
  workspace: WorkspaceState,
  changeId: string,
  { at, ids }: ActionContext,
): WorkspaceState {
  const rejection = workspace.refusals.find(({ change }) => change.changeId === changeId);
  if (!rejection) return workspace;
  const rest = { ...workspace, refusals: workspace.refusals.filter((other) => other !== rejection) };
  if (!canKeep(workspace, rejection)) return rest;
  const { change } = rejection;
  const segment = 'segmentId' in change && workspace.segments.find(({ id }) => id === change.segmentId);
  const version = segment ? segment.label.version : workspace.annotation.version;
  // Whoever chooses theirs over the server's state has seen that state.
  const again = 'unseen' in change ? { ...change, unseen: undefined } : change;
  return say(push(rest, { ...again, changeId: ids[0]!, version }, at), 'keptMine');
}
