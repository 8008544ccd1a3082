import { restoreCell } from '../../../formats/csv-row';
import { isContentKind } from '../project-content';
import { SAFE_FORMATS } from '../fields/safe-formats';
import { CellFault, cellsOf } from './cells';
import { faultAt } from './faults';
import { parseContent } from './parse-content';
import { parseGroup } from './parse-group';
import { SAMPLE_COLUMNS } from './table-fields';
import { type NativeRow, refused, type NativeUnit, type UnitReader } from './unit';

/**
 * Reads the native table: one row for each annotation and segment. Neighbouring rows of one sample are one unit; an
 * annotation stands or falls with all of its rows, the others of its sample stay. A record of the project is one row.
 */
export function nativeTableReader(now: string): UnitReader {
  let group: NativeRow[] = [];
  const close = (): NativeUnit[] => {
    const done = group.length > 0 ? [parseGroup(group, now)] : [];
    group = [];
    return done;
  };
  const push = (row: NativeRow): NativeUnit[] => {
    if (row.fault) return [refused([row], [row.fault])];
    const restored = restoreRow(row);
    const record = restored.values.get('record') ?? '';
    if (record !== '' && record !== 'sample') return [...close(), contentUnit(restored, record)];
    const ended = group[0] && !sameSample(group[0], restored) ? close() : [];
    group.push(restored);
    return ended;
  };
  return { push: (rows) => rows.flatMap(push), end: close };
}

function contentUnit(row: NativeRow, record: unknown): NativeUnit {
  if (!isContentKind(record)) return refused([row], [faultAt('record', ['record'])]);
  try {
    return parseContent(row, record, cellsOf(row.values).json('content'));
  } catch (error) {
    if (error instanceof CellFault) return refused([row], [error.fault]);
    throw error;
  }
}

function restoreRow(row: NativeRow): NativeRow {
  if (!SAFE_FORMATS.some((format) => row.values.get('format') === format)) return row;
  const values = new Map([...row.values].map(([column, cell]) => [column, restoreCell(String(cell))]));
  return { ...row, values };
}

const sameSample = (a: NativeRow, b: NativeRow): boolean =>
  SAMPLE_COLUMNS.every((column) => a.values.get(column) === b.values.get(column));
