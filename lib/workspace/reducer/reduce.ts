import { type Change, type ChangeResult } from '@/lib/annotation/labels/change';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type AppError } from '@/lib/errors';
import { type Missing, missingForSubmit } from '@/lib/annotation/labels/submission';
import { applyEdit, type WorkspaceEdit, pickType } from './apply-edit';
import { ERROR_TYPES, type Stage } from '@/lib/typology/error-type';
import { type WalkStep } from '@/lib/text/walk';
import { type CaretUnit } from '@/lib/segmentation/caret';
import { moveCaret, startSplit } from './caret';
import { workspaceFigures } from '../state/workspace-figures';
import { type History } from '../undo/history-log';
import { focusEvidence, moveEvidenceFocus, evidenceFocus } from '../evidence/evidence-focus';
import { keepMine } from '../outbox/rejected-change';
import { toDifference } from './reveal';
import { type SaveError } from '../outbox/send-change';
import { refreshed, rejectChange, replay, saved } from '../outbox/reconcile';
import {
  type WorkspaceState,
  isReadOnly,
  type Mode,
  say,
  selectedIndex,
  type ActionContext,
} from '../state/state';
import { declareNotFound } from '../evidence/searches';
import { setStageVerdict, startStages, toStage } from './stages';
import { redo, undo } from '../undo/undo';
import { markSpan, markSelection, startWalk, walk } from '../evidence/walk';

export type Action =
  | { kind: 'edit'; edit: WorkspaceEdit; context: ActionContext }
  | { kind: 'undo' | 'redo' | 'submit' | 'reopen'; context: ActionContext }
  | { kind: 'select'; segmentId: string }
  | { kind: 'move' | 'to-difference'; by: 1 | -1 }
  | { kind: 'mode'; mode: Mode }
  | { kind: 'pick-type' }
  | { kind: 'look-at-type'; by: 1 | -1 }
  /** Fact and logic by themselves. */
  | { kind: 'stages' }
  | { kind: 'to-stage'; stage: Stage }
  | { kind: 'say-stage'; verdict: 'consistent' | 'inconsistent' | 'unsure'; context: ActionContext }
  /** Searched in these words and not found. */
  | { kind: 'not-found'; searched: string[]; context: ActionContext }
  /** The evidence that is looked at: said the other way, or taken away. */
  | { kind: 'turn-looked'; relation: 'supports' | 'contradicts'; context: ActionContext }
  | { kind: 'drop-looked'; context: ActionContext }
  /** Evidence mode, from an offset of the reference or where the evidence is. */
  | { kind: 'walk'; from: number | null }
  | { kind: 'walk-on'; step: WalkStep }
  | { kind: 'mark'; relation: 'supports' | 'contradicts'; context: ActionContext }
  | {
      kind: 'mark-span';
      relation: 'supports' | 'contradicts';
      start: number;
      end: number;
      context: ActionContext;
    }
  /** To a piece of the selected segment's evidence, or from one to the next. */
  | { kind: 'look'; at: number }
  | { kind: 'look-on'; by: 1 | -1 }
  /** To the segment that makes the answer inconsistent. */
  | { kind: 'decisive' }
  | { kind: 'start-split' }
  | { kind: 'caret'; by: 1 | -1; unit: CaretUnit }
  | { kind: 'cut'; context: ActionContext }
  | { kind: 'saved'; changeId: string; result: ChangeResult }
  | { kind: 'refused'; changeId: string; error: AppError }
  | { kind: 'trouble'; why: SaveError | null }
  /** The server's state, read again; `arriving` for the first time. */
  | { kind: 'refreshed'; view: WorkspaceView; arriving?: boolean }
  /** Changes that an earlier tab had not had acknowledged. */
  | { kind: 'replayed'; changes: Change[] }
  | { kind: 'keep-mine'; changeId: string; context: ActionContext }
  | { kind: 'drop-mine'; changeId: string }
  /** What an earlier visit of this tab could take back. */
  | { kind: 'remembered'; history: History }
  | { kind: 'say'; key: string; params?: Record<string, string | number> };

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
      return submit(workspace, action.context);
    case 'reopen':
      return close(workspace, 'reopen', action.context);
    case 'select':
      return select(workspace, action.segmentId);
    case 'move':
      return select(
        workspace,
        workspace.segments[selectedIndex(workspace) + action.by]?.id ?? workspace.selectedId,
      );
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
      return startWalk(workspace, action.from);
    case 'walk-on':
      return walk(workspace, action.step);
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
    case 'saved':
      return saved(workspace, action.changeId, action.result);
    case 'refused':
      return rejectChange(workspace, action.changeId, action.error);
    case 'trouble':
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
  'edit',
  'note',
  'flag',
  'skip',
  'answer-note',
  'searches',
]);

/** Another segment ends what was being done to the last one. */
function select(workspace: WorkspaceState, segmentId: string): WorkspaceState {
  if (segmentId === workspace.selectedId) return workspace;
  return { ...workspace, selectedId: segmentId, mode: { kind: 'read' } };
}

function submit(workspace: WorkspaceState, actionContext: ActionContext): WorkspaceState {
  if (isReadOnly(workspace)) return say(workspace, 'readOnly');
  const missing = missingOf(workspace);
  if (missing.length > 0)
    return say({ ...workspace, mode: { kind: 'missing' } }, 'missing', { count: missing.length });
  return close({ ...workspace, mode: { kind: 'read' } }, 'submit', actionContext);
}

/** Submission and reopening are asked of the server like any change, but nothing moves until it has agreed. */
function close(
  workspace: WorkspaceState,
  kind: 'submit' | 'reopen',
  actionContext: ActionContext,
): WorkspaceState {
  if (workspace.outbox.some((change) => change.kind === kind)) return workspace;
  const change = { kind, changeId: actionContext.ids[0]!, version: workspace.annotation.version } as const;
  return { ...workspace, outbox: [...workspace.outbox, change] };
}

/** What still keeps the workspace from being submitted, in the order of the segments. */
export const missingOf = ({ segments, sample }: Pick<WorkspaceState, 'segments' | 'sample'>): Missing[] =>
  missingForSubmit(
    segments.map(({ id, label }) => ({ segmentId: id, ...label })),
    sample.reference,
  );
