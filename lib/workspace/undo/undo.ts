import { type Change } from '@/lib/annotation/labels/change';
import { type LabelView } from '@/lib/annotation/view';
import { push } from '../reducer/push';
import { unseenOn } from '../state/steps-badge';
import { closedNow, type WorkspaceState, say, type ActionContext, type Step } from '../state/state';

/** Takes the last act back by an act of its own, so that the history on the server stays whole. */
export function undo(workspace: WorkspaceState, actionContext: ActionContext): WorkspaceState {
  return travel(workspace, 'past', actionContext);
}

/** Does again what was taken back last. */
export function redo(workspace: WorkspaceState, actionContext: ActionContext): WorkspaceState {
  return travel(workspace, 'future', actionContext);
}

function travel(
  workspace: WorkspaceState,
  from: 'past' | 'future',
  actionContext: ActionContext,
): WorkspaceState {
  const back = from === 'past';
  const step = workspace[from].at(-1);
  const closed = closedNow(workspace);
  if (closed) return say(workspace, closed);
  if (!step) return say(workspace, back ? 'nothingToUndo' : 'nothingToRedo');
  const changes = changesTo(workspace, step, back ? 'before' : 'after', actionContext);
  const left = { ...workspace, [from]: workspace[from].slice(0, -1) };
  if (!changes) return say(left, 'cannotUndo');
  const there = changes.reduce((at, change) => push(at, change, actionContext.at), left);
  const to = back ? 'future' : 'past';
  const moved: WorkspaceState = { ...there, [to]: [...there[to], step], mode: { kind: 'read' } };
  return say(select(moved, step), back ? 'undone' : 'redone');
}

/** The changes that bring one side of a step back; null when what it was about is gone. */
function changesTo(
  workspace: WorkspaceState,
  step: Step,
  side: 'before' | 'after',
  actionContext: ActionContext,
): Change[] | null {
  const [one, two] = actionContext.ids as [string, string];
  const { version } = workspace.annotation;
  switch (step.kind) {
    case 'label': {
      const segment = workspace.segments.find(({ id }) => id === step.segmentId);
      return segment
        ? labelChanges(step.segmentId, segment.label, step[side], [one, two], unseenOn(workspace, segment))
        : null;
    }
    case 'segments':
      return [{ kind: 'resegment', changeId: one, segmentIds: step[side], version }];
    case 'note':
      return [{ kind: 'note', changeId: one, note: step[side], version }];
    case 'flag':
      return [{ kind: 'flag', changeId: one, reason: step[side], version }];
  }
}

function labelChanges(
  segmentId: string,
  now: LabelView,
  to: LabelView,
  [one, two]: [string, string],
  unseen: { unseen?: true },
): Change[] {
  const { version } = now;
  const { fact, logic, errorType, evidence, note, clause = null } = to;
  const judgement = { fact, logic, errorType, evidence, note, clause };
  const decides = to.decidedAt !== null;
  const label: Change = { kind: 'label', changeId: two, segmentId, version, judgement, decides, ...unseen };
  if (decides || now.decidedAt === null) return [label];
  // A first verdict is taken back as such; what it did to the evidence, and a note since, by an act of its own.
  const back: Change = { kind: 'undecide', changeId: one, segmentId, version, ...unseen };
  const same = now.note === note && JSON.stringify(now.evidence) === JSON.stringify(evidence);
  return same ? [back] : [back, label];
}

function select(workspace: WorkspaceState, step: Step): WorkspaceState {
  const wanted =
    step.kind === 'label' ? step.segmentId : step.kind === 'segments' ? step.selected : workspace.selectedId;
  if (workspace.segments.some(({ id }) => id === wanted)) return { ...workspace, selectedId: wanted };
  if (workspace.segments.some(({ id }) => id === workspace.selectedId)) return workspace;
  const place = step.kind === 'segments' ? step.before.indexOf(step.selected) : 0;
  return {
    ...workspace,
    selectedId: workspace.segments[Math.min(place, workspace.segments.length - 1)]?.id ?? '',
  };
}
