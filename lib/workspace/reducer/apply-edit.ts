import { withStorableTexts } from '@/lib/storable';
import {
  type ActionContext,
  closedNow,
  isDecided,
  say,
  selectedSegment,
  type Step,
  type WorkspaceState,
} from '../state/state';
import { advance, announcementOf } from './advance';
import { changeList, type ListEdit } from './change-list';
import { editLabel, enterDecided, judge, judgementOf, type LabelEdit } from './judge-segment';
import { push, remember } from './push';

/** What a person can do to the annotation; everything here is saved and can be taken back. */
export type WorkspaceEdit =
  | LabelEdit
  | ListEdit
  | { kind: 'segment-note'; segmentId: string; note: string }
  | { kind: 'note'; note: string }
  | { kind: 'flag'; reason: string | null };

/**
 * Carries an act out in the workspace and puts its change into the outbox; a workspace that it does not fit comes back as it was. What cannot be
 * stored of its texts is left out here, since the server would refuse the change for ever, and the person is told.
 */
export function applyEdit(
  workspace: WorkspaceState,
  given: WorkspaceEdit,
  actionContext: ActionContext,
): WorkspaceState {
  const { value: edit, removed } = withStorableTexts(given);
  const next = carryOut(workspace, edit, actionContext);
  return removed > 0 ? say(next, 'removed', { count: removed }) : next;
}

function carryOut(
  workspace: WorkspaceState,
  edit: WorkspaceEdit,
  actionContext: ActionContext,
): WorkspaceState {
  const closed = closedNow(workspace);
  if (closed) return say(workspace, closed);
  const segment = selectedSegment(workspace);
  switch (edit.kind) {
    case 'note':
      return annotationChange(workspace, { kind: 'note', note: edit.note }, actionContext);
    case 'flag':
      return annotationChange(workspace, { kind: 'flag', reason: edit.reason }, actionContext);
    case 'segment-note': {
      const target = workspace.segments.find(({ id }) => id === edit.segmentId);
      return target
        ? judge(workspace, target, { ...judgementOf(target), note: edit.note }, false, actionContext)
        : workspace;
    }
    case 'add':
      return changeList(workspace, edit, actionContext);
    case 'split':
    case 'edit':
    case 'merge':
    case 'remove':
      return segment ? changeList(workspace, edit, actionContext) : workspace;
    default:
      if (!segment) return workspace;
      if (edit.kind === 'accept' && isDecided(segment)) return enterDecided(workspace, segment);
      return advance(workspace, editLabel(workspace, segment, edit, actionContext), announcementOf(edit));
  }
}

function annotationChange(
  workspace: WorkspaceState,
  edit: { kind: 'note'; note: string } | { kind: 'flag'; reason: string | null },
  actionContext: ActionContext,
): WorkspaceState {
  const { note, flagReason, version } = workspace.annotation;
  const basis = { changeId: actionContext.ids[0]!, version };
  if (edit.kind === 'note') {
    if (edit.note === note) return workspace;
    const step: Step = { kind: 'note', before: note, after: edit.note };
    return remember(say(push(workspace, { ...basis, ...edit }, actionContext.at), 'saved'), step);
  }
  const rest: WorkspaceState = { ...workspace, mode: { kind: 'read' } };
  if (edit.reason === flagReason) return rest;
  const step: Step = { kind: 'flag', before: flagReason, after: edit.reason };
  const said = edit.reason === null ? 'unflagged' : 'flagged';
  return remember(say(push(rest, { ...basis, ...edit }, actionContext.at), said), step);
}
