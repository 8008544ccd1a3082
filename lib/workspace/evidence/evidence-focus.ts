import { isSpan } from '@/lib/annotation/evidence/evidence';
import { isContrary } from '@/lib/annotation/evidence/evidence-origin';
import { type WorkspaceState, type EvidenceFocus, selectedSegment } from '../state/state';

/** What of the selected segment's evidence is looked at: another segment starts at its first piece. */
export function evidenceFocus(
  workspace: Pick<WorkspaceState, 'look' | 'segments' | 'selectedId'>,
): Pick<EvidenceFocus, 'at' | 'times'> {
  const { look, selectedId } = workspace;
  const at = look.of === selectedId ? Math.min(look.at, Math.max(0, pieces(workspace) - 1)) : 0;
  return { at, times: look.times };
}

/** To one piece of evidence. */
export function focusEvidence(workspace: WorkspaceState, at: number): WorkspaceState {
  return { ...workspace, look: { of: workspace.selectedId, at, times: workspace.look.times + 1 } };
}

/** To the first piece of the selected segment's evidence that speaks against it. */
export function focusContrary(workspace: WorkspaceState): WorkspaceState {
  const spans = selectedSegment(workspace)?.label.evidence.filter(isSpan) ?? [];
  return focusEvidence(workspace, Math.max(0, spans.findIndex(isContrary)));
}

/** On or back, round and round. The first wish shows the first piece again: it may have been scrolled away. */
export function moveEvidenceFocus(workspace: WorkspaceState, by: 1 | -1): WorkspaceState {
  const count = pieces(workspace);
  const fresh = workspace.look.of !== workspace.selectedId;
  const { at } = evidenceFocus(workspace);
  return focusEvidence(workspace, count === 0 || fresh ? at : (at + by + count) % count);
}

const pieces = (workspace: Pick<WorkspaceState, 'segments' | 'selectedId'>): number =>
  selectedSegment(workspace)?.label.evidence.filter(isSpan).length ?? 0;
