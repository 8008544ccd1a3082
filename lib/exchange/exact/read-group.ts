import { fault, type Fault } from '../reject';
import type { StoredAnnotation } from '../stored';
import { CellFault, cellsOf } from './cells';
import { unfitText } from './faults';
import { type RowsAnnotation, readRowsAnnotation } from './read-rows-annotation';
import { crossFault, type ReadSample, readSamplePart } from './read-record';
import { sampleFields, tableColumn } from './table-fields';
import { type ExactRow, type Part, refused, type RowFault, type Unit } from './unit';

/** Neighbouring rows of one sample. What is wrong with the sample rejects them all, else each annotation is on its own. */
export function readGroup(rows: [ExactRow, ...ExactRow[]] | ExactRow[]): Unit {
  const read = samplePart(rows[0]!);
  if ('reason' in read) return refused(rows, read);
  const bare = rows.filter(isBare);
  const parts: Part[] = bare.map((row) => ({ rows: [row], annotationIds: [] }));
  const rejected: RowFault[] = [];
  let good: RowsAnnotation[] = [];
  for (const own of byAnnotation(rows.filter((row) => !isBare(row)))) {
    const result = readRowsAnnotation(own, read);
    if ('annotation' in result) good.push(result);
    else rejected.push(...result);
  }
  const gone = new Map<string, number>();
  for (const { row } of rejected) {
    const index = String(row.values.get('annotation_index'));
    if (!gone.has(index)) gone.set(index, row.line);
  }
  for (;;) {
    const annotations: StoredAnnotation[] = good.map(({ annotation }) => annotation);
    const cross = crossFault(annotations, read.sample.past);
    if (!cross) {
      for (const { annotation, rows: own } of good) parts.push({ rows: own, annotationIds: [annotation.id] });
      return { sample: { ...read.sample, annotations }, parts, rejected };
    }
    const [at, problem] = cross;
    const bad = good[at]!;
    const basis = gone.get(bad.annotation.derivedFromId ?? '');
    const why =
      basis === undefined
        ? { ...problem, column: tableColumn(problem.column?.split('.').at(-1) ?? '', 'annotation') }
        : fault('annotation', 'derived_from', { line: basis });
    rejected.push(...bad.rows.map((row) => ({ row, fault: why })));
    gone.set(bad.annotation.id, bad.rows[0]!.line);
    good = good.filter((other) => other !== bad);
  }
}

const isBare = (row: ExactRow): boolean =>
  row.values.get('annotation_index') === '' && row.values.get('source') === '';

function samplePart(row: ExactRow): ReadSample | Fault {
  try {
    const fields = sampleFields(cellsOf(row.values));
    const read = unfitText(fields, []) ?? readSamplePart(fields);
    return 'reason' in read ? { ...read, column: sampleColumn(read.column) } : read;
  } catch (error) {
    if (error instanceof CellFault) return error.fault;
    throw error;
  }
}

const sampleColumn = (column: string | null): string | null =>
  tableColumn(/^[^.[]*/.exec(column ?? '')![0], 'sample');

function byAnnotation(rows: readonly ExactRow[]): ExactRow[][] {
  const groups = new Map<unknown, ExactRow[]>();
  for (const row of rows) {
    const index = row.values.get('annotation_index');
    const own = groups.get(index);
    if (own) own.push(row);
    else groups.set(index, [row]);
  }
  return [...groups.values()];
}
