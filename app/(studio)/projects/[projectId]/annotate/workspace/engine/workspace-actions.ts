import { type CommandId } from '@/lib/workspace/commands/commands';
import { type WorkspaceEdit } from '@/lib/workspace/reducer/apply-edit';
import { type Mode } from '@/lib/workspace/state/state';
import { type ErrorType, type Stage } from '@/lib/typology/error-type';

/** What panes, head and foot can ask for. One object for its whole life, so that no row is drawn again because of it. */
export interface WorkspaceActions {
  /** Runs a command, as its key does. */
  run(id: CommandId): void;
  select(segmentId: string): void;
  edit(edit: WorkspaceEdit): void;
  pick(type: ErrorType, stage: Stage | null): void;
  mode(mode: Mode): void;
  openDialog(kind: Extract<Mode['kind'], 'flag' | 'skip' | 'answer-note' | 'missing'>): void;
  leave(): void;
  /** Evidence mode, where the evidence is; an offset takes the walk there, and null leaves it where it is. */
  walk(): void;
  walkTo(from: number | null): void;
  markSpan(relation: 'supports' | 'contradicts', start: number, end: number): void;
  notFound(): void;
  /** Shows a piece of evidence of the selected segment in the reference, or goes from one to the next. */
  look(at: number): void;
  lookOn(by: 1 | -1): void;
  /** To the segment that makes the answer inconsistent. */
  decisive(): void;
  submit(): void;
  reopen(): void;
  skip(reason: string): void;
  /** Returns the focus to the selected segment. */
  home(): void;
}
