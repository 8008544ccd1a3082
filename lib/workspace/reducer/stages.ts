import { failedStage } from '@/lib/annotation/labels/judgement';
import { type Stage } from '@/lib/typology/error-type';
import { applyEdit } from './apply-edit';
import { pickType } from './judge-segment';
import { advance } from './advance';
import { type WorkspaceState, isReadOnly, selectedSegment, type ActionContext } from '../state/state';

/** Asks for fact and logic by themselves, the facts first. */
export function startStages(workspace: WorkspaceState): WorkspaceState {
  if (isReadOnly(workspace) || !selectedSegment(workspace)) return workspace;
  return { ...workspace, mode: { kind: 'stages', at: 'fact' } };
}

/** To the other stage, or to the one that is named. */
export function toStage(workspace: WorkspaceState, stage: Stage): WorkspaceState {
  return workspace.mode.kind === 'stages' ? { ...workspace, mode: { kind: 'stages', at: stage } } : workspace;
}

/** Says what the stage that is asked about is. After fact comes logic; then the verdict is whole, or the type is asked for. */
export function setStageVerdict(
  workspace: WorkspaceState,
  verdict: 'consistent' | 'inconsistent' | 'unsure',
  actionContext: ActionContext,
): WorkspaceState {
  if (workspace.mode.kind !== 'stages') return workspace;
  const { at } = workspace.mode;
  const said = applyEdit(workspace, { kind: 'stage', stage: at, verdict }, actionContext);
  if (at === 'fact') return { ...said, mode: { kind: 'stages', at: 'logic' } };
  const label = selectedSegment(said)?.label;
  const untyped = label && failedStage(label) !== null && label.errorType === null;
  const done: WorkspaceState = { ...said, mode: { kind: 'read' } };
  return untyped ? pickType(done) : advance(workspace, done, 'verdict');
}
