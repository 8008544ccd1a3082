import { LIMITS } from './limits';
import { excerpt, fault, type Fault } from './reject';
import { rowFeed } from './row-feed';
import type { Dialect } from '../dialect/settings';

export interface CellRow {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  cells: string[];
  fault: Fault | null;
  /** The row as it stands in the file, for a faulty one; else empty. */
  excerpt: string;
}

export interface RowReader<Row> {
  push(text: string): Row[];
  end(): Row[];
}

/**
 * Reads delimited text row by row (RFC 4180 with any delimiter and quote). What goes wrong stays in its row: after an
 * unclosed or stray quote reading goes on with the very next line. A cell that begins with a quote but is no quoted cell
 * ("so" he said) is taken as it stands if the row then has `width` cells. Blank lines are no rows. `width` null: any.
 * A row longer than LIMITS.row is a faulty one, and reading goes on with the line after it.
 */
export function tableReader(dialect: Dialect, width: number | null): RowReader<CellRow> {
  let line = 1;
  let skipping = false;
  return rowFeed((text, final) => {
    const rows: CellRow[] = [];
    let at = 0;
    while (at < text.length) {
      if (skipping) {
        at = nextLine(text, at, dialect);
        skipping = !endsLine(text, at, dialect);
        if (!skipping) line += 1;
        continue;
      }
      const row = readRow(text, at, final, dialect);
      if (row === null) {
        if (text.length - at < LIMITS.row) break;
        rows.push({ line, cells: [], fault: TOO_LONG, excerpt: excerpt(text.slice(at)) });
        skipping = true;
        continue;
      }
      const long = row.next - at > LIMITS.row ? TOO_LONG : null;
      const problem = row.fault ?? long ?? checkWidth(row.cells, row.bent, width);
      const rereads = problem !== null && problem.reason !== 'columns' && problem !== long;
      const next = rereads ? nextLine(text, at, dialect) : row.next;
      if (problem)
        rows.push({
          line,
          cells: long ? [] : row.cells,
          fault: problem,
          excerpt: excerpt(text.slice(at, next)),
        });
      else if (row.cells.some((cell) => cell !== ''))
        rows.push({ line, cells: row.cells, fault: null, excerpt: '' });
      line += countLines(text, at, next, dialect);
      at = next;
    }
    return { rows, rest: at };
  });
}

const TOO_LONG = fault('too_long', null, { limit: LIMITS.row });

interface Parsed {
  cells: string[];
  next: number;
  /** A cell was read as it stands although it begins with a quote. */
  bent: boolean;
  fault: Fault | null;
}

/** One row from `at`; null when more text is needed to tell where it ends. */
function readRow(text: string, at: number, final: boolean, dialect: Dialect): Parsed | null {
  const cells: string[] = [];
  let bent = false;
  let start = at;
  for (;;) {
    const quoted = text[start] === dialect.quote ? readQuoted(text, start, final, dialect) : undefined;
    const endless = typeof quoted === 'object' && quoted !== null && quoted.end - at > LIMITS.row;
    if (quoted === null || endless) {
      if (!endless && !final && text.length - at < LIMITS.row) return null;
      return { cells, next: at, bent, fault: fault('quote_unclosed', null, { cell: cells.length + 1 }) };
    }
    if (quoted === 'stray-lines')
      return { cells, next: at, bent, fault: fault('quote_stray', null, { cell: cells.length + 1 }) };
    let end: number;
    if (quoted === undefined || quoted === 'stray') {
      if (quoted === 'stray') bent = true;
      end = cellEnd(text, start, dialect);
      if (end === text.length && !final) return null;
      const carriage =
        dialect.newline === 'lf' && text[end] === '\n' && text[end - 1] === '\r' && end > start;
      cells.push(text.slice(start, carriage ? end - 1 : end));
    } else {
      cells.push(quoted.value);
      end = quoted.end;
    }
    if (text[end] === dialect.delimiter) {
      start = end + 1;
      continue;
    }
    return { cells, next: afterNewline(text, end), bent, fault: null };
  }
}

/** A quoted cell; null when it does not end in the text read so far, "stray" when text follows its closing quote. */
function readQuoted(
  text: string,
  start: number,
  final: boolean,
  { quote, delimiter, newline }: Dialect,
): { value: string; end: number } | 'stray' | 'stray-lines' | null {
  let value = '';
  let from = start + 1;
  for (;;) {
    const close = text.indexOf(quote, from);
    if (close < 0) return null;
    if (close + 2 >= text.length && !final) return null;
    if (text[close + 1] === quote) {
      value += text.slice(from, close + 1);
      from = close + 2;
      continue;
    }
    value += text.slice(from, close);
    const after = text[close + 1];
    if (after === undefined || after === delimiter || after === '\n') return { value, end: close + 1 };
    if (after === '\r' && (newline === 'cr' || text[close + 2] === '\n' || text[close + 2] === undefined))
      return { value, end: close + 1 };
    return value.includes(newline === 'cr' ? '\r' : '\n') ? 'stray-lines' : 'stray';
  }
}

function cellEnd(text: string, start: number, { delimiter, newline }: Dialect): number {
  const delimiterUnit = delimiter.charCodeAt(0);
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === delimiterUnit || unit === 10 || (unit === 13 && newline === 'cr')) return at;
  }
  return text.length;
}

function afterNewline(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : Math.min(at + 1, text.length);
}

function nextLine(text: string, at: number, { newline }: Dialect): number {
  const end = text.indexOf(newline === 'cr' ? '\r' : '\n', at);
  return end < 0 ? text.length : end + 1;
}

const endsLine = (text: string, end: number, { newline }: Dialect): boolean =>
  text[end - 1] === (newline === 'cr' ? '\r' : '\n');

function countLines(text: string, from: number, to: number, { newline }: Dialect): number {
  const mark = newline === 'cr' ? '\r' : '\n';
  let count = 0;
  for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** Too many cells are no fault while the surplus is empty: spreadsheets pad rows. */
function checkWidth(cells: string[], bent: boolean, width: number | null): Fault | null {
  if (width === null) return null;
  while (cells.length > width && cells.at(-1) === '') cells.pop();
  if (cells.length === width || cells.every((cell) => cell === '')) return null;
  if (bent) return fault('quote_stray', null, { expected: width, found: cells.length });
  return fault('columns', null, { expected: width, found: cells.length });
}
