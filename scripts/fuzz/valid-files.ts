import { csvRow } from '@/lib/exchange/formats/csv-row';
import { escapedText } from '@/lib/testing/xlsx/write-rows';
import { nativeExampleText } from '@/lib/exchange/contents/native/example';

const ROWS = [
  ['id', 'question', 'reference', 'answer', 'label', 'source'],
  [
    'r-1',
    'How long is it?',
    'It is 120 km long. It rises\nin the hills.',
    'It is "120" km long.',
    'consistent',
    '=a',
  ],
  ['r-2', '河有多长？', '河长 120 公里，发源于北山。', '河长 95 公里。', 'inconsistent', '中'],
  ['r-3', '', 'A museum, opened in 1901.', 'It opened in 1910 😀.', '', ''],
];
const [HEADER, ...BODY] = ROWS as [string[], ...string[][]];
const RECORDS = BODY.map((row) => ({
  ...Object.fromEntries(HEADER.map((name, at) => [name, row[at]])),
  metadata: { tags: ['a', { deep: [1, null] }], 键: 1e21 },
}));

const NATIVE = nativeExampleText();
const line = NATIVE.split('\n')[0]!;
const CONTENT = [
  {
    ...(JSON.parse(line) as { format: string }),
    record: 'guideline',
    number: 1,
    text: '# 1 Rules',
    summary: '',
  },
  {
    format: (JSON.parse(line) as { format: string }).format,
    record: 'project',
    people: [{ name: 'Ann', no: 1 }],
  },
];

/** A small whole file of every format that an import takes; of a spreadsheet file, the rows of its sheet. */
export const VALID_FILES: Record<'csv' | 'tsv' | 'json' | 'jsonl' | 'native' | 'exact' | 'xlsx', string> = {
  csv: ROWS.map((row) => csvRow(row, false)).join(''),
  tsv: ROWS.map((row) => `${row.map((cell) => cell.replaceAll(/\s/g, ' ')).join('\t')}\n`).join(''),
  json: JSON.stringify(RECORDS, null, 1),
  jsonl: RECORDS.map((record) => `${JSON.stringify(record)}\n`).join(''),
  native: NATIVE,
  exact: CONTENT.map((record) => `${JSON.stringify(record)}\n`).join('') + NATIVE,
  xlsx: ROWS.map((row, at) => `<row r="${at + 1}">${row.map(sheetCell).join('')}</row>\n`).join(''),
};

/** The first of each row is a shared text. */
function sheetCell(text: string, column: number): string {
  if (column === 0) return '<c t="s"><v>0</v></c>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapedText(text)}</t></is></c>`;
}
