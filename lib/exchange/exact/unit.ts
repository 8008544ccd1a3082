import type { SourceRow } from '../read-rows';
import type { Fault } from '../reject';
import type { ExactSample } from './read-record';

/** A row with its place among all rows of the file, from 1. */
export interface ExactRow extends SourceRow {
  position: number;
}

export interface RowFault {
  row: ExactRow;
  fault: Fault;
}

/** Rows of a file that are taken or rejected together, with the annotations that they hold. */
export interface Part {
  rows: ExactRow[];
  /** Ids of annotations of the unit's sample; empty for a row that holds the sample alone. */
  annotationIds: string[];
}

/** What an exact file says of one sample in neighbouring rows. */
export interface Unit {
  /** Null where nothing can be taken. */
  sample: ExactSample | null;
  parts: Part[];
  rejected: RowFault[];
}

/** Turns rows into units; a unit may wait for its last row. */
export interface UnitReader {
  push(rows: ExactRow[]): Unit[];
  end(): Unit[];
}

export const refused = (rows: readonly ExactRow[], fault: Fault): Unit => ({
  sample: null,
  parts: [],
  rejected: rows.map((row) => ({ row, fault })),
});
