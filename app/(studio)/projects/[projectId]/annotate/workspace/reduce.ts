import { type Change, type ChangeResult } from '@/lib/annotation/change';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type AppError } from '@/lib/errors';
import { type Missing, missingForSubmit } from '@/lib/annotation/submission';
import { act, type Act, pickType } from './act';
import { ERROR_TYPES, type Stage } from '@/lib/typology/error-type';
import { type WalkStep } from '@/lib/text/walk';
import { type CaretUnit } from '@/lib/segmentation/caret';
import { moveCaret, startSplit } from './caret';
import { deskFigures } from './desk-figures';
import { type History } from './history-log';
import { lookAt, lookBy, lookNow } from './look';
import { keepMine } from './refusal';
import { toDifference } from './reveal';
import { type Trouble } from './send-change';
import { refreshed, refused, replay, saved } from './settle';
import { type Desk, isReadOnly, type Mode, say, selectedIndex, type Stamp } from './state';
import { sayNotFound } from './searches';
import { sayStage, startStages, toStage } from './stages';
import { redo, undo } from './undo';
import { markSpan, markStretch, startWalk, walk } from './walk';

export type Action =
  | { kind: 'act'; act: Act; stamp: Stamp }
  | { kind: 'undo' | 'redo' | 'submit' | 'reopen'; stamp: Stamp }
  | { kind: 'select'; segmentId: string }
  | { kind: 'move' | 'to-difference'; by: 1 | -1 }
  | { kind: 'mode'; mode: Mode }
  | { kind: 'pick-type' }
  | { kind: 'look-at-type'; by: 1 | -1 }
  /** Fact and logic by themselves. */
  | { kind: 'stages' }
  | { kind: 'to-stage'; stage: Stage }
  | { kind: 'say-stage'; verdict: 'consistent' | 'inconsistent' | 'unsure'; stamp: Stamp }
  /** Searched in these words and not found. */
  | { kind: 'not-found'; searched: string[]; stamp: Stamp }
  /** The evidence that is looked at: said the other way, or taken away. */
  | { kind: 'turn-looked'; relation: 'supports' | 'contradicts'; stamp: Stamp }
  | { kind: 'drop-looked'; stamp: Stamp }
  /** Evidence mode, from an offset of the reference or where the evidence is. */
  | { kind: 'walk'; from: number | null }
  | { kind: 'walk-on'; step: WalkStep }
  | { kind: 'mark'; relation: 'supports' | 'contradicts'; stamp: Stamp }
  | { kind: 'mark-span'; relation: 'supports' | 'contradicts'; start: number; end: number; stamp: Stamp }
  /** To a piece of the selected segment's evidence, or from one to the next. */
  | { kind: 'look'; at: number }
  | { kind: 'look-on'; by: 1 | -1 }
  /** To the segment that makes the answer inconsistent. */
  | { kind: 'decisive' }
  | { kind: 'start-split' }
  | { kind: 'caret'; by: 1 | -1; unit: CaretUnit }
  | { kind: 'cut'; stamp: Stamp }
  | { kind: 'saved'; changeId: string; result: ChangeResult }
  | { kind: 'refused'; changeId: string; error: AppError }
  | { kind: 'trouble'; why: Trouble | null }
  /** The server's state, read again; `arriving` for the first time. */
  | { kind: 'refreshed'; view: WorkspaceView; arriving?: boolean }
  /** Changes that an earlier tab had not had acknowledged. */
  | { kind: 'replayed'; changes: Change[] }
  | { kind: 'keep-mine'; changeId: string; stamp: Stamp }
  | { kind: 'drop-mine'; changeId: string }
  /** What an earlier visit of this tab could take back. */
  | { kind: 'remembered'; history: History }
  | { kind: 'say'; key: string; params?: Record<string, string | number> };

/** The workspace as a pure function of what has happened. */
export function reduce(desk: Desk, action: Action): Desk {
  switch (action.kind) {
    case 'act':
      return act(desk, action.act, action.stamp);
    case 'undo':
      return undo(desk, action.stamp);
    case 'redo':
      return redo(desk, action.stamp);
    case 'submit':
      return submit(desk, action.stamp);
    case 'reopen':
      return close(desk, 'reopen', action.stamp);
    case 'select':
      return select(desk, action.segmentId);
    case 'move':
      return select(desk, desk.segments[selectedIndex(desk) + action.by]?.id ?? desk.selectedId);
    case 'to-difference':
      return toDifference(desk, action.by);
    case 'mode':
      return isReadOnly(desk) && EDITING.has(action.mode.kind)
        ? say(desk, 'readOnly')
        : { ...desk, mode: action.mode };
    case 'pick-type':
      return pickType(desk);
    case 'look-at-type':
      return desk.mode.kind === 'type'
        ? { ...desk, mode: { ...desk.mode, at: (desk.mode.at + action.by + TYPES) % TYPES } }
        : desk;
    case 'stages':
      return startStages(desk);
    case 'to-stage':
      return toStage(desk, action.stage);
    case 'say-stage':
      return sayStage(desk, action.verdict, action.stamp);
    case 'not-found':
      return sayNotFound(desk, action.searched, action.stamp);
    case 'turn-looked':
      return act(desk, { kind: 'turn-span', at: lookNow(desk).at, relation: action.relation }, action.stamp);
    case 'drop-looked':
      return act(desk, { kind: 'drop-span', at: lookNow(desk).at }, action.stamp);
    case 'walk':
      return startWalk(desk, action.from);
    case 'walk-on':
      return walk(desk, action.step);
    case 'mark':
      return markStretch(desk, action.relation, action.stamp);
    case 'mark-span':
      return markSpan(desk, action.relation, action, action.stamp);
    case 'look':
      return lookAt(desk, action.at);
    case 'look-on':
      return lookBy(desk, action.by);
    case 'decisive':
      return select(
        desk,
        desk.segments[deskFigures(desk.segments, desk.sample.reference).decisive - 1]?.id ?? desk.selectedId,
      );
    case 'start-split':
      return startSplit(desk);
    case 'caret':
      return moveCaret(desk, action.by, action.unit);
    case 'cut':
      return desk.mode.kind === 'split' ? act(desk, { kind: 'split', at: desk.mode.at }, action.stamp) : desk;
    case 'saved':
      return saved(desk, action.changeId, action.result);
    case 'refused':
      return refused(desk, action.changeId, action.error);
    case 'trouble':
      return desk.trouble === action.why ? desk : { ...desk, trouble: action.why };
    case 'refreshed':
      return refreshed(desk, action.view, action.arriving);
    case 'remembered':
      return desk.past.length + desk.future.length > 0
        ? desk
        : { ...desk, ...action.history, retired: { ...action.history.retired, ...desk.retired } };
    case 'replayed':
      return replay(
        desk,
        action.changes.filter((change) => !waits(desk, change)),
      );
    case 'keep-mine':
      return keepMine(desk, action.changeId, action.stamp);
    case 'drop-mine':
      return {
        ...desk,
        refusals: desk.refusals.filter(({ change }) => change.changeId !== action.changeId),
      };
    case 'say':
      return say(desk, action.key, action.params);
  }
}

const waits = (desk: Desk, { changeId }: Change): boolean =>
  desk.outbox.some((change) => change.changeId === changeId);

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
function select(desk: Desk, segmentId: string): Desk {
  if (segmentId === desk.selectedId) return desk;
  return { ...desk, selectedId: segmentId, mode: { kind: 'read' } };
}

function submit(desk: Desk, stamp: Stamp): Desk {
  if (isReadOnly(desk)) return say(desk, 'readOnly');
  const missing = missingOf(desk);
  if (missing.length > 0)
    return say({ ...desk, mode: { kind: 'missing' } }, 'missing', { count: missing.length });
  return close({ ...desk, mode: { kind: 'read' } }, 'submit', stamp);
}

/** Submission and reopening are asked of the server like any change, but nothing moves until it has agreed. */
function close(desk: Desk, kind: 'submit' | 'reopen', stamp: Stamp): Desk {
  if (desk.outbox.some((change) => change.kind === kind)) return desk;
  const change = { kind, changeId: stamp.ids[0]!, version: desk.annotation.version } as const;
  return { ...desk, outbox: [...desk.outbox, change] };
}

/** What still keeps the desk from being submitted, in the order of the segments. */
export const missingOf = ({ segments, sample }: Pick<Desk, 'segments' | 'sample'>): Missing[] =>
  missingForSubmit(
    segments.map(({ id, label }) => ({ segmentId: id, ...label })),
    sample.reference,
  );
