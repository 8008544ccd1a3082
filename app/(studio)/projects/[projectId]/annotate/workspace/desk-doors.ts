import { type ErrorType, type Stage } from '@/lib/typology/error-type';
import { type Act } from './act';
import { type AsideName } from './aside/use-aside';
import { type Mode } from './state';

/** What the rows can ask of the desk. One object for its whole life, so that no row is drawn again because of it. */
export interface DeskDoors {
  select(segmentId: string): void;
  act(act: Act): void;
  /** Opens the types. */
  pickType(): void;
  pick(type: ErrorType, stage: Stage | null): void;
  mode(mode: Mode): void;
  /** Evidence mode. */
  walk(): void;
  startSplit(): void;
  /** To the next segment on which the judge differs. */
  nextDifference(): void;
  /** Shows a piece of evidence of the selected segment in the reference. */
  look(at: number): void;
  /** Opens what lies beside the work. */
  aside(what: AsideName): void;
  /** Puts the focus back on the selected segment. */
  home(): void;
}
