import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FileBytes, memoryBytes } from '../bytes/file-bytes';
import { detectFile } from '../dialect/detect-file';
import { fileRows } from './file-rows';
import { isFault, draftSample, type SampleDraft } from '../import/draft-sample';
import { missingFields } from '../import/missing-fields';

/**
 * Real files that other tools stumble over. They are no part of the repository: they are looked for beside it or where
 * FACE4RAG_TEST_DATA says.
 */
const ROOT = process.env.FACE4RAG_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../../shared/data');
const FOLDER = path.join(ROOT, 'messy-files');
const THERE = fs.existsSync(path.join(FOLDER, 'manifest.json'));
if (!THERE) console.info(`Skipped: ${FOLDER} is not there; set FACE4RAG_TEST_DATA to read the messy files.`);

/** What a file must end in: its encoding, delimiter, rows taken, rejects as "line reason", fields nobody stands for. */
interface Outcome {
  read: string;
  taken: number;
  rejects: string[];
  missing: string;
}

const ALL = 'question,reference,answer';
const unmapped = (read: string): Outcome => ({ read, taken: 0, rejects: [], missing: ALL });
const samples = (read: string, taken: number): Outcome => ({ read, taken, rejects: [], missing: '' });

const OUTCOMES: Record<string, Outcome | null> = {
  'zh_multiline_mixed_eol.tsv': { read: 'utf-8 tab', taken: 100, rejects: [], missing: 'reference' },
  'it_crlf.csv': unmapped('utf-8 ,'),
  'dev.csv': samples('utf-8 ,', 216),
  'hallucination_annotations_xsum_summaries.csv': {
    read: 'utf-8 ,',
    taken: 11_185,
    rejects: [],
    missing: 'question,reference',
  },
  'begin_test_wow.tsv': samples('utf-8 tab', 3_607),
  'mediasum_factual_eval_dev.csv': unmapped('utf-8 ,'),
  'Goyal21_error_types.csv': { read: 'utf-8 ,', taken: 150, rejects: [], missing: 'question' },
  'AggreFact-Unified-test.xlsx': {
    read: 'sheet cnn_in_pred',
    taken: 61,
    rejects: [],
    missing: 'question,reference',
  },
  'truthfulqa_bom.csv': { read: 'utf-8 ,', taken: 0, rejects: [], missing: 'reference,answer' },
  'messytables_utf-16le_encoded.csv': unmapped('utf-16le ,'),
  'messytables_spanish_chars.csv': unmapped('windows-1252 ,'),
  'messytables_sparse_with_column_errors.csv': unmapped('windows-1252 ,'),
  'messytables_long.csv': unmapped('utf-8 ,'),
  'messytables_mixedGLB.csv': unmapped('utf-8 ,'),
  'messytables_excel_pasting.csv': unmapped('utf-8 ,'),
  'spectrum_comma_in_quotes.csv': unmapped('utf-8 ,'),
  'spectrum_empty.csv': unmapped('utf-8 ,'),
  'spectrum_empty_crlf.csv': unmapped('utf-8 ,'),
  'spectrum_escaped_quotes.csv': unmapped('utf-8 ,'),
  'spectrum_json.csv': unmapped('utf-8 ,'),
  'spectrum_location_coordinates.csv': unmapped('utf-8 ,'),
  'spectrum_newlines.csv': unmapped('utf-8 ,'),
  'spectrum_newlines_crlf.csv': unmapped('utf-8 ,'),
  'spectrum_quotes_and_newlines.csv': unmapped('utf-8 ,'),
  'spectrum_simple.csv': unmapped('utf-8 ,'),
  'spectrum_simple_crlf.csv': unmapped('utf-8 ,'),
  'spectrum_utf8.csv': unmapped('utf-8 ,'),
  'csvkit_test_utf8_bom.csv': unmapped('utf-8 ,'),
  'csvkit_test_utf16_little.csv': unmapped('utf-16le ,'),
  'csvkit_test_utf16_big.csv': unmapped('utf-16be ,'),
  'csvkit_test_latin1.csv': unmapped('windows-1252 ,'),
  'csvkit_mac_newlines.csv': unmapped('utf-8 ,'),
  'csvkit_empty.csv': unmapped('utf-8 ,'),
  'csvkit_test_header_newline.csv': unmapped('utf-8 ,'),
  'csvkit_bad.csv': { ...unmapped('utf-8 ,'), rejects: ['2 columns 4/3', '3 columns 2/3'] },
  'csvkit_blanks.csv': unmapped('utf-8 ,'),
  'csvkit_test_empty_columns_long_row.csv': unmapped('utf-8 ,'),
  'csvkit_test_empty_columns_short_row.csv': unmapped('utf-8 ,'),
  'csvkit_no_header_row.csv': unmapped('utf-8 ,'),
  'csvkit_test_skip_lines.csv': unmapped('utf-8 ,'),
  'f4r_layout_utf8_lf.csv': samples('utf-8 ,', 300),
  'f4r_layout_bom_crlf.csv': samples('utf-8 ,', 300),
  'f4r_layout_gb18030_crlf.csv': samples('gb18030 ,', 300),
  'f4r_layout_utf16le_tab.csv': samples('utf-16le tab', 300),
  'f4r_layout_semicolon_quoteall.csv': samples('utf-8 ;', 300),
};

/** Rows of nothing but empty cells, which are no rows for us and rows for the reader that wrote the manifest. */
const BLANK: Record<string, number> = {
  'messytables_spanish_chars.csv': 1,
  'messytables_sparse_with_column_errors.csv': 37,
  'messytables_mixedGLB.csv': 1,
  'messytables_excel_pasting.csv': 2,
  'csvkit_test_empty_columns_long_row.csv': 1,
  'csvkit_test_empty_columns_short_row.csv': 1,
  'csvkit_test_skip_lines.csv': 3,
};

async function read(file: string) {
  const bytes = fs.readFileSync(path.join(FOLDER, file));
  const given: FileBytes = {
    ...memoryBytes(bytes),
    async *stream() {
      for (let at = 0; at < bytes.length; at += 4_999) yield bytes.subarray(at, at + 4_999);
    },
  };
  if (bytes.length === 0) return null;
  const settings = await detectFile(given);
  const missing = missingFields(settings);
  const rows = [];
  for await (const group of fileRows(given, settings)) rows.push(...group);
  const drafts: SampleDraft[] = [];
  const rejects: string[] = [];
  for (const row of rows) {
    const got = draftSample(row, settings);
    if (!isFault(got)) drafts.push(got);
    // Without a column for the answer every row lacks it; the screen asks for the column instead.
    else if (got.reason !== 'answer_empty' || !missing.includes('answer'))
      rejects.push(`${row.line} ${got.reason} ${got.detail.found}/${got.detail.expected}`);
  }
  const delimiter = settings.dialect.delimiter === '\t' ? 'tab' : settings.dialect.delimiter;
  const outcome: Outcome = {
    read: settings.sheet === undefined ? `${settings.encoding} ${delimiter}` : `sheet ${settings.sheet}`,
    taken: drafts.length,
    rejects,
    missing: missing.join(),
  };
  return { outcome, settings, rows, drafts };
}

interface Listed {
  file: string;
  python_csv?: { rows_including_header: number };
}
const json = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as T;

describe.skipIf(!THERE)('messy files', () => {
  const listed = THERE ? json<Listed[]>('manifest.json') : [];

  it('are the ones that are known here', () => {
    expect(listed.map(({ file }) => file).sort()).toEqual(Object.keys(OUTCOMES).sort());
  });

  it.each(listed.map((entry) => [entry.file, entry] as const))('%s', async (file, { python_csv: python }) => {
    const got = await read(file);
    expect(got?.outcome ?? null).toEqual(OUTCOMES[file]);
    if (!got || !python) return;
    const header = 1;
    const rows = Math.max(0, python.rows_including_header - header - (BLANK[file] ?? 0));
    expect(got.rows).toHaveLength(rows);
  });

  const spectrum = Object.keys(OUTCOMES).filter((file) => file.startsWith('spectrum_'));
  it.each(spectrum)('%s, cell by cell', async (file) => {
    const expected = [json<Record<string, string>>(file.replace('.csv', '.expected.json'))].flat();
    // Two of the lists do not fit their files: other line ends, and a telephone number that was made up later.
    const fitting = expected.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, cell]) => [
          column,
          column.includes('Phone') ? '2095257564' : cell.replaceAll('\r\n', '\n'),
        ]),
      ),
    );
    expect((await read(file))!.rows.map(({ values }) => Object.fromEntries(values))).toEqual(fitting);
  });

  it('hold the same 300 samples in five ways of writing', async () => {
    const five = Object.keys(OUTCOMES).filter((file) => file.startsWith('f4r_layout_'));
    const [first, ...rest] = await Promise.all(five.map(async (file) => (await read(file))!.drafts));
    expect(rest).toHaveLength(4);
    // Newlines within cells are LF in all of them; every text, id and hash is equal.
    for (const drafts of rest) expect(drafts).toEqual(first);
  });

  it('keep the letters of Latin-1 and of UTF-8', async () => {
    const words = async (file: string) => [...(await read(file))!.rows.at(-1)!.values.values()];
    expect(await words('csvkit_test_latin1.csv')).toEqual(['4', '5', '©']);
    expect(await words('csvkit_test_utf16_big.csv')).toEqual(['4', '5', 'ʤ']);
    expect(await words('csvkit_mac_newlines.csv')).toEqual(['Once upon\ra time', '5', '6']);
  });
});
