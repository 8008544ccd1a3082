import type { ContentFields } from '../project-content';
import type { SourceRow } from '../../../parse/parse-rows';
import { type Fault, MOST_FAULTS } from '../../../parse/reject';
import type { NativeSample } from './parse-record';

/** A row with its place among all rows of the file, from 1. */
export interface NativeRow extends SourceRow {
  position: number;
}

/** A row that is not taken, with all that is wrong with it, at least one thing. */
export interface RowFault {
  row: NativeRow;
  faults: Fault[];
}

/** Rows of a file that are taken or rejected together, with the annotations that they hold. */
export interface UnitPart {
  rows: NativeRow[];
  /** Ids of annotations of the unit's sample; empty for a row that holds the sample alone. */
  annotationIds: string[];
}

/** What a file in the native format says of one sample in neighbouring rows, or in one row of the whole project. */
export interface NativeUnit {
  /** Null where nothing of a sample can be taken. */
  sample: NativeSample | null;
  /** A record of the project; its row is the one part. */
  content?: ContentFields;
  parts: UnitPart[];
  rejected: RowFault[];
}

/** Turns rows into units; a unit may wait for its last row. */
export interface UnitReader {
  push(rows: NativeRow[]): NativeUnit[];
  end(): NativeUnit[];
}

export const refused = (rows: readonly NativeRow[], faults: readonly Fault[]): NativeUnit => ({
  sample: null,
  parts: [],
  rejected: rows.map((row) => ({ row, faults: faults.slice(0, MOST_FAULTS) })),
});
