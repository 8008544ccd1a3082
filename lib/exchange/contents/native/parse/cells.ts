import { LIMITS } from '../../../parse/limits';
import { deeperThan, parseJson } from '../../../parse/parse-json';
import type { Fault } from '../../../parse/reject';
import { faultAt } from './faults';

/** A cell of the native table that does not hold what its column holds. */
export class CellFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

/** The cells of one row as the values that native JSON has. */
export interface Cells {
  text(column: string): string;
  /** Null for an empty cell. */
  word(column: string): string | null;
  number(column: string): number | null;
  flag(column: string): boolean;
  json(column: string): unknown;
  /** JSON of a column that earlier files do not have: null there. */
  later(column: string): unknown;
  laterWord(column: string): string | null;
  /** What `read` makes of a column; undefined where the table does not have it. */
  ifThere<T>(column: string, read: (column: string) => T): T | undefined;
}

/** Reads cells by column; throws CellFault. */
export function cellsOf(values: ReadonlyMap<string, unknown>): Cells {
  const text = (column: string): string => {
    const value = values.get(column);
    if (typeof value !== 'string') throw new CellFault(faultAt('field', [column]));
    return value;
  };
  const word = (column: string): string | null => (text(column) === '' ? null : text(column));
  const cells: Cells = {
    text,
    word,
    number(column) {
      if (text(column) === '') return null;
      if (!/^\d{1,9}$/.test(text(column))) throw new CellFault(faultAt('field', [column]));
      return Number(text(column));
    },
    flag(column) {
      if (!/^(true|false)$/i.test(text(column))) throw new CellFault(faultAt('field', [column]));
      return /^true$/i.test(text(column));
    },
    json(column) {
      if (text(column) === '') return null;
      const value = parsed(text(column));
      if (value === undefined) throw new CellFault(faultAt('json', [column]));
      if (deeperThan(value, LIMITS.depth)) throw new CellFault(faultAt('too_deep', [column]));
      return value;
    },
    later: (column) => (values.has(column) ? cells.json(column) : null),
    laterWord: (column) => (values.has(column) ? word(column) : null),
    ifThere: (column, read) => (values.has(column) ? read(column) : undefined),
  };
  return cells;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
