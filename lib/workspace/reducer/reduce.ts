import { type Change } from '@/lib/annotation/labels/change';
import { type CaretUnit, movedCaret, startCaret } from '@/lib/segmentation/caret';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { evidenceFocus, focusEvidence, moveEvidenceFocus } from '../evidence/evidence-focus';
import { declareNotFound } from '../evidence/searches';
import { markSelection, markSpan, startWalk, walk, walkToNearest } from '../evidence/walk';
import { refreshed, rejectChange, replay, saved } from '../outbox/reconcile';
import { keepMine } from '../outbox/rejected-change';
import { matchesFilter } from '../state/filter';
import { isReadOnly, type Mode, say, selectedSegment, type WorkspaceState } from '../state/state';
import { workspaceFigures } from '../state/workspace-figures';
import { redo, undo } from '../undo/undo';
import { type Action } from './action';
import { addChosen, addNearest, startAdding, stepAdding, walkAdding } from './add-mode';
import { applyEdit } from './apply-edit';
import { pickType } from './judge-segment';
import { toDifference } from './reveal';
import { setStageVerdict, startStages, toStage } from './stages';
import { reopen, submit } from './submit';

/** The workspace as a pure function of what has happened. */
export function reduce(workspace: WorkspaceState, action: Action): WorkspaceState {
  switch (action.kind) {
    case 'edit':
      return applyEdit(workspace, action.edit, action.context);
    case 'undo':
      return undo(workspace, action.context);
    case 'redo':
      return redo(workspace, action.context);
    case 'submit':
      return submit(workspace, action.context, action.uncovered);
    case 'reopen':
      return reopen(workspace, action.context);
    case 'select':
      return select(workspace, action.segmentId);
    case 'move':
      return select(workspace, neighbour(workspace, action.by) ?? workspace.selectedId);
    case 'filter':
      return { ...workspace, filter: action.filter };
    case 'to-difference':
      return toDifference(workspace, action.by);
    case 'mode':
      return isReadOnly(workspace) && EDITING.has(action.mode.kind)
        ? say(workspace, 'readOnly')
        : { ...workspace, mode: action.mode };
    case 'pick-type':
      return pickType(workspace);
    case 'look-at-type':
      return workspace.mode.kind === 'type'
        ? { ...workspace, mode: { ...workspace.mode, at: (workspace.mode.at + action.by + TYPES) % TYPES } }
        : workspace;
    case 'stages':
      return startStages(workspace);
    case 'to-stage':
      return toStage(workspace, action.stage);
    case 'say-stage':
      return setStageVerdict(workspace, action.verdict, action.context);
    case 'not-found':
      return declareNotFound(workspace, action.searched, action.context);
    case 'turn-looked':
      return applyEdit(
        workspace,
        { kind: 'turn-span', at: evidenceFocus(workspace).at, relation: action.relation },
        action.context,
      );
    case 'drop-looked':
      return applyEdit(workspace, { kind: 'drop-span', at: evidenceFocus(workspace).at }, action.context);
    case 'walk':
      return startWalk(workspace, action);
    case 'walk-on':
      return workspace.mode.kind === 'add'
        ? walkAdding(workspace, action.step)
        : walk(workspace, action.step);
    case 'walk-to-nearest':
      return walkToNearest(workspace, action.rank);
    case 'mark':
      return markSelection(workspace, action.relation, action.context);
    case 'mark-span':
      return markSpan(workspace, action.relation, action, action.context);
    case 'look':
      return focusEvidence(workspace, action.at);
    case 'look-on':
      return moveEvidenceFocus(workspace, action.by);
    case 'decisive':
      return select(
        workspace,
        workspace.segments[workspaceFigures(workspace.segments, workspace.sample.reference).decisive - 1]
          ?.id ?? workspace.selectedId,
      );
    case 'start-split':
      return startSplit(workspace);
    case 'caret':
      return moveCaret(workspace, action.by, action.unit);
    case 'cut':
      return workspace.mode.kind === 'split'
        ? applyEdit(workspace, { kind: 'split', at: workspace.mode.at }, action.context)
        : workspace;
    case 'add-nearest':
      return addNearest(workspace, action.context);
    case 'start-add':
      return startAdding(workspace, action.from);
    case 'add-on':
      return stepAdding(workspace, action.by);
    case 'add-chosen':
      return addChosen(workspace, action.context);
    case 'saved':
      return saved(workspace, action.changeId, action.result);
    case 'refused':
      return rejectChange(workspace, action.changeId, action.error);
    case 'save-error':
      return workspace.saveError === action.why ? workspace : { ...workspace, saveError: action.why };
    case 'refreshed':
      return refreshed(workspace, action.view, action.arriving);
    case 'remembered':
      return workspace.past.length + workspace.future.length > 0
        ? workspace
        : { ...workspace, ...action.history, retired: { ...action.history.retired, ...workspace.retired } };
    case 'replayed':
      return replay(
        workspace,
        action.changes.filter((change) => !waits(workspace, change)),
      );
    case 'keep-mine':
      return keepMine(workspace, action.changeId, action.context);
    case 'drop-mine':
      return {
        ...workspace,
        refusals: workspace.refusals.filter(({ change }) => change.changeId !== action.changeId),
      };
    case 'say':
      return say(workspace, action.key, action.params);
  }
}

const waits = (workspace: WorkspaceState, { changeId }: Change): boolean =>
  workspace.outbox.some((change) => change.changeId === changeId);

const TYPES = ERROR_TYPES.length;
const EDITING = new Set<Mode['kind']>([
  'type',
  'evidence',
  'split',
  'add',
  'edit',
  'note',
  'flag',
  'skip',
  'answer-note',
  'searches',
]);

/** The next segment that the list shows, or the one before. */
function neighbour({ segments, selectedId, filter, sample }: WorkspaceState, by: 1 | -1): string | undefined {
  const shown = segments.filter(
    (segment) => segment.id === selectedId || matchesFilter(segment, filter, sample.reference),
  );
  return shown[shown.findIndex(({ id }) => id === selectedId) + by]?.id;
}

/** Another segment ends what was being done to the last one. */
function select(workspace: WorkspaceState, segmentId: string): WorkspaceState {
  if (segmentId === workspace.selectedId) return workspace;
  return { ...workspace, selectedId: segmentId, mode: { kind: 'read' } };
}

/** Puts a caret into the selected segment's text. */
function startSplit(workspace: WorkspaceState): WorkspaceState {
  const text = selectedSegment(workspace)?.text;
  if (text === undefined || isReadOnly(workspace)) return workspace;
  return { ...workspace, mode: { kind: 'split', at: startCaret(text) } };
}

function moveCaret(workspace: WorkspaceState, by: 1 | -1, unit: CaretUnit): WorkspaceState {
  if (workspace.mode.kind !== 'split') return workspace;
  const text = selectedSegment(workspace)?.text ?? '';
  return { ...workspace, mode: { kind: 'split', at: movedCaret(text, workspace.mode.at, by, unit) } };
}
