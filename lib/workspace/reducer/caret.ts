import { type CaretUnit, movedCaret, startCaret } from '@/lib/segmentation/caret';
import { type WorkspaceState, isReadOnly, selectedSegment } from '../state/state';

/** Puts a caret into the selected segment's text. */
export function startSplit(workspace: WorkspaceState): WorkspaceState {
  const text = selectedSegment(workspace)?.text;
  if (text === undefined || isReadOnly(workspace)) return workspace;
  return { ...workspace, mode: { kind: 'split', at: startCaret(text) } };
}

export function moveCaret(workspace: WorkspaceState, by: 1 | -1, unit: CaretUnit): WorkspaceState {
  if (workspace.mode.kind !== 'split') return workspace;
  const text = selectedSegment(workspace)?.text ?? '';
  return { ...workspace, mode: { kind: 'split', at: movedCaret(text, workspace.mode.at, by, unit) } };
}
