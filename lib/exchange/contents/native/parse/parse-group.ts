import { fault, type Fault } from '../../../parse/reject';
import type { StoredSample } from '../../stored';
import { CellFault, cellsOf } from './cells';
import { faultAt, unfitText } from './faults';
import { type RowsAnnotation, parseRowsAnnotation } from './parse-rows-annotation';
import { crossFaults, type ParsedSample, parseSamplePart } from './parse-record';
import { sampleFields, tableColumn } from './table-fields';
import { type NativeRow, type UnitPart, refused, type RowFault, type NativeUnit } from './unit';

/** Neighbouring rows of one sample. What is wrong with the sample rejects them all, else each annotation is on its own. */
export function parseGroup(rows: readonly NativeRow[], now: string): NativeUnit {
  const faults: Fault[] = [];
  const read = samplePart(rows[0]!, faults);
  if (!read) return refused(rows, faults);
  const bare = rows.filter(isBare);
  const parts: UnitPart[] = bare.map((row) => ({ rows: [row], annotationIds: [] }));
  const rejected: RowFault[] = [];
  let good: RowsAnnotation[] = [];
  for (const own of byAnnotation(rows.filter((row) => !isBare(row)))) {
    const result = parseRowsAnnotation(own, { ...read, now });
    if ('annotation' in result) good.push(result);
    else rejected.push(...result);
  }
  const gone = new Map<string, number>();
  for (const { row } of rejected) {
    const index = String(row.values.get('annotation_index'));
    if (!gone.has(index)) gone.set(index, row.line);
  }
  for (;;) {
    const sample: StoredSample = { ...read.sample, annotations: good.map(({ annotation }) => annotation) };
    const cross = crossFaults(sample);
    const first = cross.find(([at]) => at !== null);
    if (!first) {
      // With an annotation that is gone, what is said of its segments is gone too.
      const comments = cross.length > 0 && gone.size === 0 ? cross : [];
      if (comments.length > 0) return refused(rows, [faultAt('field', ['comments'])]);
      for (const { annotation, rows: own } of good) parts.push({ rows: own, annotationIds: [annotation.id] });
      return { sample: { ...read.sample, annotations: sample.annotations }, parts, rejected };
    }
    const at = first[0]!;
    const bad = good[at]!;
    const basis = gone.get(bad.annotation.derivedFromId ?? '');
    const why = cross
      .filter(([index]) => index === at)
      .map(([, problem]) => ({
        ...problem,
        column: tableColumn(problem.column?.split('.').at(-1) ?? '', 'annotation'),
      }));
    const told = basis === undefined ? why : [fault('annotation', 'derived_from', { line: basis })];
    rejected.push(...bad.rows.map((row) => ({ row, faults: told })));
    gone.set(bad.annotation.id, bad.rows[0]!.line);
    good = good.filter((other) => other !== bad);
  }
}

const isBare = (row: NativeRow): boolean =>
  row.values.get('annotation_index') === '' && row.values.get('source') === '';

function samplePart(row: NativeRow, faults: Fault[]): ParsedSample | null {
  try {
    const fields = sampleFields(cellsOf(row.values));
    const unfit = unfitText(fields, []);
    if (unfit) faults.push(unfit);
    const read = unfit ? null : parseSamplePart(fields, faults);
    for (const [index, found] of faults.entries())
      faults[index] = { ...found, column: sampleColumn(found.column) };
    return read;
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    faults.push(error.fault);
    return null;
  }
}

const sampleColumn = (column: string | null): string | null =>
  tableColumn(/^[^.[]*/.exec(column ?? '')![0], 'sample');

function byAnnotation(rows: readonly NativeRow[]): NativeRow[][] {
  const groups = new Map<unknown, NativeRow[]>();
  for (const row of rows) {
    const index = row.values.get('annotation_index');
    const own = groups.get(index);
    if (own) own.push(row);
    else groups.set(index, [row]);
  }
  return [...groups.values()];
}
