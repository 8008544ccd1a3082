import { gzipSync } from 'node:zlib';
import { parquetFile } from '@/lib/exchange/formats/parquet/parquet-file';
import { csvRow } from '@/lib/exchange/formats/csv-row';
import { escapedText } from '@/lib/testing/xlsx/write-rows';
import { xlsxBytes } from '@/lib/testing/xlsx/xlsx-bytes';
import { zipBytes } from '@/lib/testing/xlsx/zip-bytes';
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

/** Tasks of an annotation tool, with a person's spans and a model's choice. */
const TASKS = BODY.map(([id, question, reference, answer = '']) => ({
  id,
  data: { question, reference, answer },
  annotations: [
    {
      completed_by: 1,
      result: [
        { id: 'a', type: 'labels', value: { start: 0, end: 2, text: answer.slice(0, 2), labels: ['KCont'] } },
      ],
    },
  ],
  predictions: [
    { model_version: 'm', result: [{ id: 'b', type: 'choices', value: { choices: ['consistent'] } }] },
  ],
}));

const CSV = ROWS.map((row) => csvRow(row, false)).join('');
const TSV = ROWS.map((row) => `${row.map((cell) => cell.replaceAll(/\s/g, ' ')).join('\t')}\n`).join('');

export type FuzzFormat =
  'csv' | 'tsv' | 'json' | 'jsonl' | 'native' | 'exact' | 'tasks' | 'xlsx' | 'parquet' | 'gz' | 'zip';

/** A small whole file of every format that an import takes; of those that are no text, what `fileOf` makes them of. */
export const VALID_FILES: Record<FuzzFormat, string> = {
  csv: CSV,
  tsv: TSV,
  json: JSON.stringify(RECORDS, null, 1),
  jsonl: RECORDS.map((record) => `${JSON.stringify(record)}\n`).join(''),
  native: NATIVE,
  exact: CONTENT.map((record) => `${JSON.stringify(record)}\n`).join('') + NATIVE,
  tasks: TASKS.map((task) => `${JSON.stringify(task)}\n`).join(''),
  xlsx: ROWS.map((row, at) => `<row r="${at + 1}">${row.map(sheetCell).join('')}</row>\n`).join(''),
  parquet: TSV,
  gz: CSV,
  zip: CSV,
};

/** The bytes of a file of a format whose contents are this text: the rows of a sheet, or of a table between tabs. */
export function fileOf(format: FuzzFormat, text: string, encoding: BufferEncoding = 'utf8'): Buffer {
  if (format === 'xlsx')
    return xlsxBytes({ sheets: [{ name: 'S', data: text }], shared: '<si><t>id</t></si>' });
  if (format === 'parquet') return tableFile(text);
  const bytes = Buffer.from(text, encoding);
  if (format === 'gz') return gzipSync(bytes);
  return format === 'zip' ? zipBytes([{ name: 'a.csv', content: bytes }]) : bytes;
}

/** Cells as texts, and behind them as lists of their words. */
function tableFile(text: string): Buffer {
  const cells = text.trimEnd().split('\n').slice(1);
  const texts = HEADER.map((_, at) => cells.map((row) => row.split('\t')[at] ?? null));
  const words = texts.map((column) => column.map((cell) => cell?.split(' ') ?? null));
  const list = { list: 'string' } as const;
  const file = parquetFile([
    ...HEADER.map((name) => ({ name, type: 'string' }) as const),
    ...HEADER.map((name) => ({ name: `${name} words`, type: 'json', nested: list }) as const),
  ]);
  return Buffer.concat([...(cells.length > 0 ? [file.write([...texts, ...words])] : []), file.end()]);
}

/** The first of each row is a shared text. */
function sheetCell(text: string, column: number): string {
  if (column === 0) return '<c t="s"><v>0</v></c>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapedText(text)}</t></is></c>`;
}
