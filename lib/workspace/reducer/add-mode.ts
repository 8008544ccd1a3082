import { quote, span } from '@/lib/text/offsets';
import { walked, type WalkStep } from '@/lib/text/walk';
import { type ActionContext, closedNow, say, selectedIndex, type WorkspaceState } from '../state/state';
import { nearestUncovered, type UncoveredText, uncoveredAt, uncoveredIn } from '../state/uncovered-text';
import { applyEdit } from './apply-edit';

/** Adds all of the nearest text in no segment. */
export function addNearest(workspace: WorkspaceState, actionContext: ActionContext): WorkspaceState {
  const [start, end] = nearestUncovered(uncoveredIn(workspace), selectedIndex(workspace))?.at ?? [0, 0];
  const closed = closedNow(workspace);
  if (!closed && end === 0) return say(workspace, 'allCovered');
  return applyEdit(workspace, { kind: 'add', start, end }, actionContext);
}

/** Begins to choose from text in no segment: the one that holds a place of the answer, else the next one below the selected segment. */
export function startAdding(workspace: WorkspaceState, from: number | null): WorkspaceState {
  const closed = closedNow(workspace);
  if (closed) return say(workspace, closed);
  const texts = uncoveredIn(workspace);
  const text =
    from === null ? nearestUncovered(texts, selectedIndex(workspace)) : texts[uncoveredAt(texts, from)];
  return text ? choose(workspace, text) : say(workspace, 'allCovered');
}

/** To the next text in no segment, or the one before. */
export function stepAdding(workspace: WorkspaceState, by: 1 | -1): WorkspaceState {
  const { mode } = workspace;
  const texts = uncoveredIn(workspace);
  const text = mode.kind === 'add' ? texts[uncoveredAt(texts, mode.start) + by] : undefined;
  return text ? choose(workspace, text) : workspace;
}

/** All of it is chosen at first. */
function choose(workspace: WorkspaceState, { at: [start, end] }: UncoveredText): WorkspaceState {
  const chosen: WorkspaceState = { ...workspace, mode: { kind: 'add', start, end, moving: 'end' } };
  return say(chosen, 'adding', { text: quote(workspace.sample.answer, span(start, end)) });
}

/** Moves what is chosen within the text, or one end of it. */
export function walkAdding(workspace: WorkspaceState, step: WalkStep): WorkspaceState {
  const { mode, sample } = workspace;
  const texts = uncoveredIn(workspace);
  const text = mode.kind === 'add' ? texts[uncoveredAt(texts, mode.start)] : undefined;
  if (mode.kind !== 'add' || !text) return workspace;
  const [from] = text.at;
  const { start, end, moving } = walked(
    quote(sample.answer, text.at),
    { start: mode.start - from, end: mode.end - from, moving: mode.moving },
    step,
  );
  return { ...workspace, mode: { kind: 'add', start: from + start, end: from + end, moving } };
}

/** Adds what is chosen. */
export function addChosen(workspace: WorkspaceState, actionContext: ActionContext): WorkspaceState {
  const { mode } = workspace;
  return mode.kind === 'add'
    ? applyEdit(workspace, { kind: 'add', start: mode.start, end: mode.end }, actionContext)
    : workspace;
}
