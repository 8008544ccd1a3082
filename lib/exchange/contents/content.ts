import type { RowSchema } from '../formats/format';
import type { NativeRecord } from './native/record';

/** What the rows of an export are, whatever its format; made of the records of the native format. */
export interface Content<Id extends string = string> extends RowSchema<NativeRecord> {
  id: Id;
  /** Stands in the name of the file before its ending; null for none. */
  inFileName: string | null;
  /** It is made of people's submitted annotations, so that there is no choice among them. */
  annotationsFixed: boolean;
  /** What it is for is what gold says, so that it is nothing for who may not see gold. */
  ofGold: boolean;
  /** Where what stands in a column stands in the objects; absent for what tables alone have. */
  paths: ReadonlyMap<string, string>;
  /** What its rows are called in code, and whether records of the project stand among them. */
  python: { rows: string; hasRecords: boolean };
}
