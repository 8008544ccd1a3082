import { knownNames } from '../presets/guess-mapping';
import { DELIMITERS, type Dialect } from './settings';
import { tableReader, type CellRow } from '../parse/table-reader';

/** How much of a file is tried with each dialect, in UTF-16 units, unless its first row is longer than that. */
const TRIED = 128 * 1024;

/** How a table separates its cells: the dialect that makes its rows even and its header known. */
export function detectDialect(text: string): Dialect {
  const newline: Dialect['newline'] = text.includes('\r') && !text.includes('\n') ? 'cr' : 'lf';
  const candidates: Dialect[] = DELIMITERS.map((delimiter) => ({ delimiter, quote: '"', newline }));
  // Text between tabs is often written without any quoting; a quote in it is then a character like others.
  if (!/(^|[\t\r\n])"[^\t]*"([\t\r\n]|$)/.test(text.slice(0, TRIED)))
    candidates.push({ delimiter: '\t', quote: '', newline });
  if (/^'[^'\r\n]*'([,;\t|]'[^'\r\n]*')+[\r\n]/.test(text))
    candidates.push(...DELIMITERS.map((delimiter) => ({ delimiter, quote: "'" as const, newline })));
  const scored = candidates.map((dialect) => ({ dialect, score: scoreOf(firstRows(text, dialect)) }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).dialect;
}

function firstRows(text: string, dialect: Dialect): CellRow[] {
  const rows = tableReader(dialect, null).push(text.slice(0, TRIED));
  if (rows.length > 0) return rows;
  const reader = tableReader(dialect, null);
  return [...reader.push(text), ...reader.end()];
}

function scoreOf(rows: CellRow[]): number {
  const width = rows[0]?.cells.length ?? 0;
  if (width < 2) return 0;
  const even = rows.filter(({ cells, fault }) => fault === null && cells.length === width).length;
  return (10 * even) / rows.length + 5 * knownNames(rows[0]!.cells) + Math.min(width, 10) / 10;
}
