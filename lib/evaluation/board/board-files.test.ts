import { describe, expect, it } from 'vitest';
import { boardCsvRows, boardLatex, boardMarkdown, type TableNames } from './board-files';
import type { BoardTable } from './board-table';

const NAMES: TableNames = {
  corner: 'judge',
  judge: (index) => ['a_b & c', '评判 | 方法'][index]!,
  column: (key) => key,
  word: (word) => word,
};
const TABLE: BoardTable = {
  columns: ['kappa', 'Hallu', 'predicted', 'altTest'],
  rows: [
    {
      judge: 0,
      cells: [
        { kind: 'measured', value: 0.625, interval: { low: 0.4, high: 0.8, dropped: 0 } },
        { kind: 'share', n: 379, of: 394 },
        { kind: 'count', value: 1299 },
        { kind: 'word', word: 'passed' },
      ],
    },
    {
      judge: 1,
      cells: [
        { kind: 'measured', value: 0.5, interval: { missing: 'few_answers', answers: 3 } },
        null,
        null,
        null,
      ],
    },
  ],
};

describe('a table of the board as a file', () => {
  it('CSV: values unrounded, counts of shares and bounds of intervals in columns of their own', () => {
    expect(boardCsvRows(TABLE, NAMES)).toEqual([
      ['judge', 'kappa', 'kappa low', 'kappa high', 'Hallu', 'Hallu n', 'Hallu of', 'predicted', 'altTest'],
      ['a_b & c', 0.625, 0.4, 0.8, 379 / 394, 379, 394, 1299, 'passed'],
      ['评判 | 方法', 0.5, null, null, null, null, null, null, null],
    ]);
  });

  it('Markdown: a bar in a name is escaped, a missing value is a dash', () => {
    expect(boardMarkdown(TABLE, NAMES).split('\n')).toEqual([
      '| judge | kappa | Hallu | predicted | altTest |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| a_b & c | 0.625 [0.400, 0.800] | 96.19 % (379/394) | 1299 | passed |',
      String.raw`| 评判 \| 方法 | 0.500 | – | – | – |`,
      '',
    ]);
  });

  it('LaTeX: signs of its own are escaped', () => {
    expect(boardLatex(TABLE, NAMES).split('\n')).toEqual([
      String.raw`\begin{tabular}{lrrrr}`,
      String.raw`\toprule`,
      String.raw`judge & kappa & Hallu & predicted & altTest \\`,
      String.raw`\midrule`,
      String.raw`a\_b \& c & 0.625 [0.400, 0.800] & 96.19 \% (379/394) & 1299 & passed \\`,
      String.raw`评判 | 方法 & 0.500 & -- & -- & -- \\`,
      String.raw`\bottomrule`,
      String.raw`\end{tabular}`,
      '',
    ]);
  });
});
