import { restoreCell } from '../csv';
import { SAFE_FORMAT } from '../table';
import { readGroup } from './read-group';
import { SAMPLE_COLUMNS } from './table-fields';
import { type ExactRow, refused, type Unit, type UnitReader } from './unit';

/**
 * Reads the exact table: one row for each annotation and segment. Neighbouring rows of one sample are one unit; an
 * annotation stands or falls with all of its rows, the others of its sample stay.
 */
export function exactTableReader(): UnitReader {
  let group: ExactRow[] = [];
  const close = (): Unit[] => {
    const done = group.length > 0 ? [readGroup(group)] : [];
    group = [];
    return done;
  };
  const push = (row: ExactRow): Unit[] => {
    if (row.fault) return [refused([row], row.fault)];
    const restored = restoreRow(row);
    const ended = group[0] && !sameSample(group[0], restored) ? close() : [];
    group.push(restored);
    return ended;
  };
  return { push: (rows) => rows.flatMap(push), end: close };
}

function restoreRow(row: ExactRow): ExactRow {
  if (row.values.get('format') !== SAFE_FORMAT) return row;
  const values = new Map([...row.values].map(([column, cell]) => [column, restoreCell(String(cell))]));
  return { ...row, values };
}

const sameSample = (a: ExactRow, b: ExactRow): boolean =>
  SAMPLE_COLUMNS.every((column) => a.values.get(column) === b.values.get(column));
