import { type Change } from '@/lib/annotation/labels/change';
import { type ActionContext, say, selectedIndex, type Step, type WorkspaceState } from '../state/state';
import { push, remember } from './push';

/** What changes the list of segments; all but an addition concern the selected one. */
export type ListEdit =
  | { kind: 'split'; at: number }
  | { kind: 'edit'; text: string }
  | { kind: 'merge' }
  | { kind: 'remove' }
  /** A place of the answer in no segment, UTF-16. */
  | { kind: 'add'; start: number; end: number };

const CANNOT = {
  split: 'cannotSplit',
  edit: 'cannotEdit',
  merge: 'cannotMerge',
  remove: 'cannotRemove',
  add: 'cannotAdd',
} as const;

/** Changes the list, selects what came of it, and remembers the lists before and after. */
export function changeList(
  workspace: WorkspaceState,
  edit: ListEdit,
  actionContext: ActionContext,
): WorkspaceState {
  const change = changeOf(workspace, edit, actionContext);
  const next = push(workspace, change, actionContext.at);
  if (next === workspace) return say(workspace, CANNOT[edit.kind]);
  const [, first] = actionContext.ids as [string, string];
  const below = next.segments[Math.min(selectedIndex(workspace), next.segments.length - 1)]!;
  const selectedId = edit.kind === 'remove' ? below.id : first;
  const read: WorkspaceState = { ...next, selectedId, mode: { kind: 'read' } };
  const said = say(read, edit.kind, { count: next.segments.length });
  const step: Step = {
    kind: 'segments',
    before: workspace.segments.map(({ id }) => id),
    after: next.segments.map(({ id }) => id),
    selected: workspace.selectedId,
  };
  // There is no going back to an empty list, which an answer with words does not have for long.
  return step.before.length > 0 ? remember(said, step) : said;
}

function changeOf(workspace: WorkspaceState, edit: ListEdit, { ids }: ActionContext): Change {
  const [changeId, first, second] = ids as [string, string, string];
  const basis = { changeId, version: workspace.annotation.version };
  const segmentId = workspace.selectedId;
  switch (edit.kind) {
    case 'split':
      return { ...edit, ...basis, segmentId, newIds: [first, second] };
    case 'edit':
    case 'merge':
      return { ...edit, ...basis, segmentId, newId: first };
    case 'remove':
      return { ...edit, ...basis, segmentId };
    case 'add':
      return { ...edit, ...basis, newId: first };
  }
}
