import { type CommandId } from '@/lib/workspace/commands/commands';
import { type WorkspaceEdit } from '@/lib/workspace/reducer/apply-edit';
import { type SegmentFilter } from '@/lib/workspace/state/filter';
import { type Mode } from '@/lib/workspace/state/state';
import { type ErrorType, type Stage } from '@/lib/typology/error-type';

/**
 * The actions that panes, header and footer use. One object for its whole life, so that it never causes a row to
 * render.
 */
export interface WorkspaceActions {
  /** Runs a command, as its key does. */
  run(id: CommandId): void;
  select(segmentId: string): void;
  /** Which segments the list shows. */
  filter(filter: SegmentFilter): void;
  edit(edit: WorkspaceEdit): void;
  pick(type: ErrorType, stage: Stage | null): void;
  mode(mode: Mode): void;
  leave(): void;
  /** Takes evidence mode to an offset; null leaves it where it is. */
  walkTo(from: number | null): void;
  /** Begins to choose evidence at a place that was found; one mark ends it. */
  walkToHit(from: number): void;
  walkToNearest(rank: number): void;
  markSpan(relation: 'supports' | 'contradicts', start: number, end: number): void;
  /** Shows a piece of evidence of the selected segment in the reference. */
  look(at: number): void;
  /** To the segment that makes the answer inconsistent. */
  decisive(): void;
  /** Chooses from the text in no segment that holds an offset of the answer. */
  addFrom(from: number): void;
  /** Submits though text of the answer is in no segment. */
  submitAnyway(): void;
  skip(reason: string): void;
  /** Returns the focus to the selected segment. */
  home(): void;
}
