import { type Change, type ChangeResult } from '@/lib/annotation/labels/change';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type AppError } from '@/lib/errors';
import { type CaretUnit } from '@/lib/segmentation/caret';
import { type WalkStep } from '@/lib/text/walk';
import { type Stage } from '@/lib/typology/error-type';
import { type SaveError } from '../outbox/send-change';
import { type SegmentFilter } from '../state/filter';
import { type ActionContext, type Mode } from '../state/state';
import { type UndoHistory } from '../undo/history-log';
import { type WorkspaceEdit } from './apply-edit';

/** Everything that can happen to a workspace. */
export type Action =
  | { kind: 'edit'; edit: WorkspaceEdit; context: ActionContext }
  | { kind: 'undo' | 'redo' | 'reopen'; context: ActionContext }
  /** `uncovered`: it is known that text of the answer is in no segment. */
  | { kind: 'submit'; uncovered?: boolean; context: ActionContext }
  | { kind: 'select'; segmentId: string }
  | { kind: 'move' | 'to-difference'; by: 1 | -1 }
  | { kind: 'filter'; filter: SegmentFilter }
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
  /**
   * Evidence mode, from an offset of the reference, else from the evidence, else from the nearest sentence, else from `seen`,
   * where the text that is in view begins. `once`: it ends with the first mark.
   */
  | { kind: 'walk'; from: number | null; seen?: number | null; once?: boolean }
  | { kind: 'walk-on'; step: WalkStep }
  /** To one of the nearest sentences, by its rank from 0. */
  | { kind: 'walk-to-nearest'; rank: number }
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
  /** Adds the nearest text in no segment. */
  | { kind: 'add-nearest'; context: ActionContext }
  /** Chooses from text in no segment: from the one that holds an offset of the answer, else from the nearest below. */
  | { kind: 'start-add'; from: number | null }
  | { kind: 'add-on'; by: 1 | -1 }
  | { kind: 'add-chosen'; context: ActionContext }
  | { kind: 'saved'; changeId: string; result: ChangeResult }
  | { kind: 'refused'; changeId: string; error: AppError }
  | { kind: 'save-error'; why: SaveError | null }
  /** The server's state, read again; `arriving` for the first time. */
  | { kind: 'refreshed'; view: WorkspaceView; arriving?: boolean }
  /** Changes that an earlier tab had not had acknowledged. */
  | { kind: 'replayed'; changes: Change[] }
  | { kind: 'keep-mine'; changeId: string; context: ActionContext }
  | { kind: 'drop-mine'; changeId: string }
  /** What an earlier visit of this tab could take back. */
  | { kind: 'remembered'; history: UndoHistory }
  | { kind: 'say'; key: string; params?: Record<string, string | number> };
