import { stepsBadge } from '../state/steps-badge';
import { type WorkspaceState, say, selectedIndex } from '../state/state';

/** The judge differs on another segment than the selected one. */
export const hasDifference = ({ segments, selectedId }: WorkspaceState): boolean =>
  segments.some((segment) => segment.id !== selectedId && stepsBadge(segment) === 'differs');

/** To the next segment, or the one before, on which the judge differs. */
export function toDifference(workspace: WorkspaceState, by: 1 | -1): WorkspaceState {
  const from = selectedIndex(workspace);
  const order = [...workspace.segments.slice(from + 1), ...workspace.segments.slice(0, from)];
  const wanted = by > 0 ? order : order.reverse();
  const found = wanted.find((segment) => stepsBadge(segment) === 'differs');
  if (!found) return say(workspace, 'noDifference');
  return { ...workspace, selectedId: found.id, mode: { kind: 'read' } };
}

/** Says what a save has just revealed, of whichever segment it was. */
export function announceRevealed(before: WorkspaceState, after: WorkspaceState): WorkspaceState {
  const known = new Map(before.segments.map(({ id, revealed }) => [id, revealed]));
  const index = after.segments.findIndex(({ id, revealed }) => revealed !== null && known.get(id) === null);
  const segment = after.segments[index];
  if (!segment?.revealed) return after;
  return say(after, `revealed.${stepsBadge(segment) ?? 'silent'}`, { number: index + 1 });
}
