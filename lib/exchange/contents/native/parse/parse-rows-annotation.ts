import { fault, type Fault, MOST_FAULTS } from '../../../parse/reject';
import type { StoredAnnotation } from '../../stored';
import { CellFault, cellsOf } from './cells';
import { unfitText } from './faults';
import { type Against, parseAnnotation } from './parse-annotation';
import { ANNOTATION_COLUMNS, annotationFields, segmentFields, tableColumn } from './table-fields';
import type { NativeRow, RowFault } from './unit';

export interface RowsAnnotation {
  annotation: StoredAnnotation;
  rows: NativeRow[];
}

/** The annotation that rows hold together; else each of its rows with the reason, the faulty one with its own. */
export function parseRowsAnnotation(rows: NativeRow[], against: Against): RowsAnnotation | RowFault[] {
  const first = rows[0]!;
  /** The rows with faults of their own have these; the others go with the first of them. */
  const rejectAll = (found: readonly (readonly [NativeRow, Fault])[]): RowFault[] =>
    rows.map((row) => {
      const own = found.filter(([bad]) => bad === row).map(([, problem]) => problem);
      const others = fault('annotation', null, { line: found[0]![0].line });
      return { row, faults: own.length > 0 ? own.slice(0, MOST_FAULTS) : [others] };
    });
  const reject = (row: NativeRow, problem: Fault): RowFault[] => rejectAll([[row, problem]]);
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
    const faults: Fault[] = [];
    const unfit = unfitText(value, []);
    if (unfit) faults.push(unfit);
    const annotation = unfit ? null : parseAnnotation(value, index, against, [], faults);
    if (annotation) return { annotation, rows };
    return rejectAll(faults.map((problem) => inTable(problem, rows)));
  } catch (error) {
    if (error instanceof CellFault) return reject(row, error.fault);
    throw error;
  }
}

/** A fault under its column, with the row that it stands in. */
function inTable(problem: Fault, rows: readonly NativeRow[]): readonly [NativeRow, Fault] {
  const inSegment = /^segments\[(\d+)\]\.?([^.[]*)/.exec(problem.column ?? '');
  const column = inSegment
    ? tableColumn(inSegment[2]!, 'segment')
    : tableColumn(/^[^.[]*/.exec(problem.column ?? '')![0], 'annotation');
  return [rows[Number(inSegment?.[1] ?? 0)] ?? rows[0]!, { ...problem, column }];
}
