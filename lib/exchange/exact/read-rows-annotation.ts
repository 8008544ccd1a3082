import { fault, type Fault } from '../reject';
import type { StoredAnnotation } from '../stored';
import { CellFault, cellsOf } from './cells';
import { unfitText } from './faults';
import { readAnnotation } from './read-annotation';
import type { ReadSample } from './read-record';
import { ANNOTATION_COLUMNS, annotationFields, segmentFields, tableColumn } from './table-fields';
import type { ExactRow, RowFault } from './unit';

export interface RowsAnnotation {
  annotation: StoredAnnotation;
  rows: ExactRow[];
}

/** The annotation that rows hold together; else each of its rows with the reason, the faulty one with its own. */
export function readRowsAnnotation(rows: ExactRow[], texts: ReadSample): RowsAnnotation | RowFault[] {
  const first = rows[0]!;
  const reject = (row: ExactRow, problem: Fault): RowFault[] =>
    rows.map((own) => ({
      row: own,
      fault: own === row ? problem : fault('annotation', null, { line: row.line }),
    }));
  let row = first;
  try {
    const cells = cellsOf(first.values);
    const index = cells.number('annotation_index');
    const count = cells.number('segment_count');
    if (index === null) return reject(first, fault('field', 'annotation_index'));
    if (count === null || Math.max(1, count) !== rows.length)
      return reject(first, fault('field', 'segment_count', { expected: count ?? 0, found: rows.length }));
    const segments: Record<string, unknown>[] = [];
    for (row of count === 0 ? [] : rows) {
      const other = ANNOTATION_COLUMNS.find((column) => row.values.get(column) !== first.values.get(column));
      if (other) return reject(row, fault('field', other));
      const own = cellsOf(row.values);
      if (own.number('segment_index') !== segments.length)
        return reject(row, fault('field', 'segment_index'));
      segments.push(segmentFields(own));
    }
    row = first;
    const value = { ...annotationFields(cells), segments };
    const read = unfitText(value, []) ?? readAnnotation(value, index, texts, []);
    if (!('reason' in read)) return { annotation: read, rows };
    const inSegment = /^segments\[(\d+)\]\.?([^.[]*)/.exec(read.column ?? '');
    const column = inSegment
      ? tableColumn(inSegment[2]!, 'segment')
      : tableColumn(/^[^.[]*/.exec(read.column ?? '')![0], 'annotation');
    return reject(rows[Number(inSegment?.[1] ?? 0)] ?? first, { ...read, column });
  } catch (error) {
    if (error instanceof CellFault) return reject(row, error.fault);
    throw error;
  }
}
