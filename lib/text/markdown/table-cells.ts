import { type TextLine } from '../lines';
import { indentAt, trimmedEnd } from './line-openings';

/** A cell: [start, end) with its lines and blanks, [from, to) its words. */
export interface TableCell extends TextLine {
  from: number;
  to: number;
}

/** How the words of a column are aligned. */
export type ColumnAlign = 'left' | 'center' | 'right' | null;

/** Wider tables stay text. */
const MOST_COLUMNS = 64;

type Words = TextLine & { from: number; to: number };

/** The cells of a row, which cover its line; what is too much for the columns stays in the last. */
export function tableCells(text: string, line: Words, columns = MOST_COLUMNS): TableCell[] {
  const bars = barsIn(text, line);
  const begin = bars[0] === line.from ? 1 : 0;
  const finish = bars.length > begin && bars.at(-1) === line.to - 1 ? bars.length - 1 : bars.length;
  const between = bars.slice(begin, finish).slice(0, columns - 1);
  const edges = [line.start, ...between, line.end];
  return edges.slice(1).map((end, index) => {
    const start = edges[index]!;
    const first = index === 0 ? line.from + begin : start + 1;
    const last = end === line.end ? line.to - (finish < bars.length ? 1 : 0) : end;
    const from = Math.min(indentAt(text, first, last).at, last);
    return { start, end, from, to: trimmedEnd(text, from, last) };
  });
}

/** How the columns of a table are aligned, by the row of dashes below its head; null for any other line. */
export function tableColumns(text: string, line: Words): ColumnAlign[] | null {
  const dashes = text.slice(line.from, line.to);
  if (!dashes.includes('|') || !/^[-:| \t]+$/.test(dashes)) return null;
  const cells = tableCells(text, line, Infinity).map(({ from, to }) => text.slice(from, to));
  if (cells.length > MOST_COLUMNS || !cells.every((cell) => /^:?-+:?$/.test(cell))) return null;
  return cells.map((cell) =>
    cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : cell.startsWith(':') ? 'left' : null,
  );
}

/** Where the bars stand that part cells. */
function barsIn(text: string, { from, to }: Words): number[] {
  const bars: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '|') bars.push(at);
  }
  return bars;
}
