import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import type { BoardCellValue } from './board-columns';
import type { BoardTable } from './board-table';

/** Names of judges by index, and of columns by key, in the language of the file. */
export interface TableNames {
  corner: string;
  judge(index: number): string;
  column(key: string): string;
  word(word: Extract<BoardCellValue, { kind: 'word' }>['word']): string;
}

type CsvCell = string | number | null;

/** A table as rows of a CSV file, heads first: of a share its value and counts, of a measured figure its interval. Never rounded. */
export function boardCsvRows({ columns, rows }: BoardTable, names: TableNames): CsvCell[][] {
  const parts = columns.map((_, at) => {
    const some = rows.map(({ cells }) => cells[at]).find((cell) => cell != null);
    return some ? partsOf(some) : [''];
  });
  return [
    [
      names.corner,
      ...columns.flatMap((key, at) =>
        parts[at]!.map((part) => (part === '' ? names.column(key) : `${names.column(key)} ${part}`)),
      ),
    ],
    ...rows.map(({ judge, cells }) => [
      names.judge(judge),
      ...cells.flatMap((cell, at) => valuesOf(cell ?? null, parts[at]!.length, names)),
    ]),
  ];
}

function partsOf(cell: BoardCellValue): string[] {
  if (cell.kind === 'share') return ['', 'n', 'of'];
  return cell.kind === 'measured' || cell.kind === 'rate' ? ['', 'low', 'high'] : [''];
}

function valuesOf(cell: BoardCellValue | null, width: number, names: TableNames): CsvCell[] {
  if (cell === null) return new Array<CsvCell>(width).fill(null);
  const values = ((): CsvCell[] => {
    switch (cell.kind) {
      case 'share':
        return [cell.n / cell.of, cell.n, cell.of];
      case 'measured':
        return [
          cell.value,
          ...(isInterval(cell.interval) ? [cell.interval.low, cell.interval.high] : [null, null]),
        ];
      case 'rate':
        return [cell.value, cell.low, cell.high];
      case 'word':
        return [names.word(cell.word)];
      default:
        return [cell.value];
    }
  })();
  return [...values, ...new Array<CsvCell>(Math.max(0, width - values.length)).fill(null)].slice(0, width);
}

/** A table in GitHub's Markdown: shares as percents with their counts, figures to three places with their intervals. */
export function boardMarkdown({ columns, rows }: BoardTable, names: TableNames): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |\n`;
  const rule = `| --- |${columns.map(() => ' ---: |').join('')}\n`;
  return (
    line([names.corner, ...columns.map((key) => names.column(key))]) +
    rule +
    rows
      .map(({ judge, cells }) => line([names.judge(judge), ...cells.map((cell) => inWords(cell, names))]))
      .join('')
  );
}

/** The same as a LaTeX tabular with the rules of the booktabs package. */
export function boardLatex({ columns, rows }: BoardTable, names: TableNames): string {
  const line = (cells: readonly string[]): string => `${cells.map(escapeLatex).join(' & ')} \\\\\n`;
  return [
    `\\begin{tabular}{l${'r'.repeat(columns.length)}}\n\\toprule\n`,
    line([names.corner, ...columns.map((key) => names.column(key))]),
    '\\midrule\n',
    ...rows.map(({ judge, cells }) =>
      line([names.judge(judge), ...cells.map((cell) => inWords(cell, names))]),
    ),
    '\\bottomrule\n\\end{tabular}\n',
  ].join('');
}

function inWords(cell: BoardCellValue | null, names: TableNames): string {
  if (cell === null) return '–';
  switch (cell.kind) {
    case 'share':
      return `${percent(cell.n / cell.of)} (${tenths(cell.n)}/${tenths(cell.of)})`;
    case 'measured':
      return cell.value === null
        ? '–'
        : isInterval(cell.interval)
          ? `${three(cell.value)} [${three(cell.interval.low)}, ${three(cell.interval.high)}]`
          : three(cell.value);
    case 'rate':
      return `${three(cell.value)} [${three(cell.low)}, ${three(cell.high)}]`;
    case 'figure':
      return three(cell.value);
    case 'money':
      return cell.value.toPrecision(3);
    case 'count':
      return String(cell.value);
    case 'word':
      return names.word(cell.word);
  }
}

const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;
/** Counts of weighted answers are not whole. */
const tenths = (count: number): number => Math.round(count * 10) / 10;
const three = (value: number): string => value.toFixed(3);
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

const LATEX: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '–': '--',
};
const escapeLatex = (text: string): string =>
  text.replaceAll(/[\\&%$#_{}~^–]/g, (sign) => LATEX[sign] ?? `\\${sign}`).replaceAll(/\s+/g, ' ');
