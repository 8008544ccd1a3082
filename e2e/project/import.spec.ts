import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { jsonLines } from '@/lib/testing/converted-file';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { xlsxBytes } from '@/lib/testing/xlsx/xlsx-bytes';
import { zipBytes } from '@/lib/testing/xlsx/zip-bytes';
import { parquetWriteBuffer } from 'hyparquet-writer';

/** A worker takes files over; it may be busy with those of the tests beside. */

const ROWS = [
  ['河有多长？', '这条河长 120 公里，发源于北部山区。', '这条河长 120 公里。', 'river'],
  ['When does it open?', 'The museum opens at nine.', 'It opens at nine.', 'museum'],
] as const;
const HEAD = ['question', 'ref', 'answer', 'id'] as const;

const table = (delimiter: string): string =>
  [HEAD, ...ROWS].map((cells) => cells.join(delimiter)).join('\r\n') + '\r\n';
const objects = ROWS.map((cells) => Object.fromEntries(HEAD.map((name, at) => [name, cells[at]])));

/** 问题,参考文本,回答 / 河有多长？,一百公里。,很长。 */
const GB18030 = Buffer.from(
  'cecacce22cb2cebfbccec4b1be2cbbd8b4f00d0abad3d3d0b6e0b3a4a3bf2cd2bbb0d9b9abc0efa1a32cbadcb3a4a1a30d0a',
  'hex',
);

async function choose(page: Page, projectId: string, name: string, content: string | Buffer): Promise<void> {
  await page.goto(`/projects/${projectId}/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function take(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

/** What is in a project, as its exact export says. */
async function samples(page: Page, projectId: string): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get(`/api/v1/projects/${projectId}/export?format=jsonl`);
  return sampleLines(await answer.text()).map((line) => JSON.parse(line) as Record<string, unknown>);
}

const FILES: [name: string, content: string, format: string, tag: [] | '@long'][] = [
  ['rivers.csv', table(','), 'Table (CSV, TSV)', []],
  ['rivers.tsv', table('\t'), 'Table (CSV, TSV)', '@long'],
  ['rivers.json', JSON.stringify({ data: objects }, null, 2), 'JSON', '@long'],
  ['rivers.jsonl', objects.map((row) => JSON.stringify(row)).join('\n'), 'JSON Lines', '@long'],
];

for (const [name, content, format, tag] of FILES)
  test(
    `${name}: columns of Face4RAG need no mapping, every text arrives as it is`,
    { tag },
    async ({ as }) => {
      const { id } = await makeProject('Import');
      const page = await as('owner');
      await choose(page, id, name, content);
      await expect(page).toHaveTitle(`${name} · Import · Face4RAG Studio`);
      await expect(page.getByRole('combobox', { name: 'Format' })).toHaveText(format);
      await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveText('UTF-8');
      await expect(page.getByText(/Choose a column/)).toHaveCount(0);
      const preview = page.getByRole('table', { name: 'Preview of the first rows' });
      await expect(preview.getByRole('cell', { name: '河有多长？' })).toBeVisible();
      await take(page);
      await expect(page.getByText('2 rows: 2 added · 0 there already · 0 rejected')).toBeVisible();
      expect(await samples(page, id)).toMatchObject(
        ROWS.map(([question, reference, answer, own]) => ({ id: own, question, reference, answer })),
      );
    },
  );

test('a spreadsheet file: the sheet that is chosen is previewed and imported', async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  const row = (cells: readonly string[]): string =>
    `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const sheets = [
    { name: '说明', data: row(['note']) + row(['Read the other sheet.']) },
    { name: '数据', data: [HEAD, ...ROWS].map(row).join('') },
  ];
  await choose(page, id, 'rivers.xlsx', xlsxBytes({ sheets }));
  const sheet = page.getByRole('combobox', { name: 'Sheet' });
  await expect(sheet).toHaveText('说明');
  await expect(page.getByRole('cell', { name: 'Read the other sheet.' })).toBeVisible();
  await sheet.click();
  await page.getByRole('option', { name: '数据' }).click();
  await expect(sheet).toHaveText('数据');
  await expect(page.getByRole('cell', { name: '河有多长？' })).toBeVisible();
  await take(page);
  await expect(page.getByText('2 rows: 2 added · 0 there already · 0 rejected')).toBeVisible();
  expect(await samples(page, id)).toMatchObject(ROWS.map(([, , answer, own]) => ({ id: own, answer })));
});

test(
  'a zip of several files: the one that is chosen is previewed and imported',
  { tag: '@long' },
  async ({ as }) => {
    const { id } = await makeProject('Import');
    const page = await as('owner');
    const entries = [
      { name: 'notes.csv', content: 'note\nRead the other file.\n' },
      { name: 'rivers.jsonl', content: objects.map((one) => `${JSON.stringify(one)}\n`).join('') },
    ];
    await choose(page, id, 'rivers.zip', zipBytes(entries));
    const entry = page.getByRole('combobox', { name: 'File in the archive' });
    await expect(entry).toHaveText('notes.csv');
    await entry.click();
    await page.getByRole('option', { name: 'rivers.jsonl' }).click();
    await expect(entry).toHaveText('rivers.jsonl');
    await expect(page.getByRole('cell', { name: '河有多长？' })).toBeVisible();
    await take(page);
    await expect(page.getByText('2 rows: 2 added · 0 there already · 0 rejected')).toBeVisible();
  },
);

test('a Parquet file: is previewed and imported as its footer names the columns', async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  const columnData = HEAD.map((name, at) => ({ name, data: ROWS.map((row) => row[at]!) }));
  await choose(page, id, 'rivers.parquet', Buffer.from(parquetWriteBuffer({ columnData })));
  await expect(page.getByRole('cell', { name: '河有多长？' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveCount(0);
  await take(page);
  await expect(page.getByText('2 rows: 2 added · 0 there already · 0 rejected')).toBeVisible();
  expect(await samples(page, id)).toMatchObject(ROWS.map(([, , answer, own]) => ({ id: own, answer })));
});

test('a file is dropped on the screen', async ({ as }, info) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  const file = info.outputPath('dropped.csv');
  fs.writeFileSync(file, table(','));
  await page.goto(`/projects/${id}/import`);
  const area = await page.getByText('Choose a file, or drop it here').boundingBox();
  const at = { x: area!.x + area!.width / 2, y: area!.y + area!.height / 2 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  await expect(page.getByText('Drop it to upload')).toBeVisible();
  await browser.send('Input.dispatchDragEvent', { type: 'drop', ...at, data });
  await expect(page.getByRole('heading', { level: 1, name: 'dropped.csv' })).toBeVisible();
  await take(page);
  await expect(page.getByText('2 rows: 2 added')).toBeVisible();
});

test('GB18030 is found, and a wrong choice of encoding is seen at once', async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  await choose(page, id, '河流.csv', GB18030);
  const encoding = page.getByRole('combobox', { name: 'Encoding' });
  await expect(encoding).toHaveText('GB18030');
  const cell = page.getByRole('cell', { name: '一百公里。' });
  await expect(cell).toBeVisible();
  await encoding.click();
  await page.getByRole('option', { name: 'WINDOWS-1252' }).click();
  await expect(cell).toHaveCount(0);
  await expect(page.getByText('Choose a column for: Question · Reference · Answer')).toBeVisible();
  await encoding.click();
  await page.getByRole('option', { name: 'GB18030' }).click();
  await expect(cell).toBeVisible();
  await take(page);
  await expect(page.getByText('1 row: 1 added')).toBeVisible();
  const [sample] = await samples(page, id);
  expect(sample).toMatchObject({ question: '河有多长？', reference: '一百公里。', answer: '很长。' });
  const hash = createHash('sha256').update('河有多长？\0一百公里。\0很长。').digest('hex');
  expect(sample!.id).toBe(`sha256-${hash.slice(0, 24)}`);
});

test('columns without known names are shown as they are and chosen by hand', async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  await choose(page, id, 'other.csv', 'asked,found,said,score\nHow long?,It is long.,Long.,3\n');
  const source = page.getByRole('table', { name: 'The first rows of the file' });
  await expect(source.getByRole('columnheader', { name: 'score' })).toBeVisible();
  await expect(source.getByRole('cell', { name: 'It is long.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  for (const [field, column] of [
    ['Question', 'asked'],
    ['Reference', 'found'],
    ['Answer', 'said'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: column }).click();
    await expect(page.getByRole('combobox', { name: field })).toHaveText(column);
  }
  const preview = page.getByRole('table', { name: 'Preview of the first rows' });
  await expect(preview.getByRole('cell', { name: 'Long.', exact: true })).toBeVisible();
  await take(page);
  await expect(page.getByText('1 row: 1 added')).toBeVisible();
  expect(await samples(page, id)).toMatchObject([
    { question: 'How long?', reference: 'It is long.', answer: 'Long.', metadata: { score: '3' } },
  ]);
});

test('a file of RAGTruth asks for its second file, shows whose labels come, and is imported with them', async ({
  as,
}) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  // Made by hand in the shape of RAGTruth's two files.
  const label = { start: 6, end: 12, text: '90 km.', label_type: 'Evident Conflict', meta: 'm' };
  const response = { id: 'r1', source_id: 's1', model: 'm', labels: [label], response: 'It is 90 km.' };
  const source = { source_id: 's1', source_info: { question: 'How long?', passages: 'It is 120 km.' } };
  await choose(page, id, 'response.jsonl', JSON.stringify(response));
  await expect(page.getByRole('combobox', { name: 'Kind of file' })).toHaveText('RAGTruth');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles({
    name: 'source_info.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(JSON.stringify(source)),
  });
  await expect(page.getByText('Rows with a partner: 1 of the first 1.')).toBeVisible();
  await expect(page.getByText('RAGTruth: 1 segment, 1 inconsistent')).toBeVisible();
  await take(page);
  await expect(page.getByText('1 row: 1 added')).toBeVisible();
  const [sample] = await samples(page, id);
  expect(sample).toMatchObject({ question: 'How long?', reference: 'It is 120 km.' });
  // The offline engine has pre-filled it as well.
  const people = (sample!.annotations as { source: string }[]).filter(({ source }) => source === 'annotator');
  expect(people).toMatchObject([
    { annotator: 'RAGTruth', verdict: 'inconsistent', segments: [{ error_type: 'KCont' }] },
  ]);
});

test('rejected rows are listed by line, column and reason, and downloaded', async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  const file =
    'question,ref,answer,id\r\nq,r,a,one\r\nq,r,,two\r\nq,=1+1\r\nq,"open,r,a\r\nq,r,b,one\r\nq,r,c,six\r\n';
  await choose(page, id, 'broken.csv', file);
  await expect(page.getByText('Will be rejected: the answer is empty')).toBeVisible();
  await take(page);
  await expect(page.getByText('6 rows: 2 added · 0 there already · 4 rejected')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rejected rows' }).getByRole('row');
  await expect(rows).toHaveText([
    /Line/,
    /3the answer is empty/,
    /4.*2 cells where the header has 4/,
    /5Reference.*a quote that never closes/,
    /6.*the id “one” belongs to other texts earlier in the file/,
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('broken.csv.rejected.csv');
  const text = fs.readFileSync(await download.path(), 'utf8');
  expect(text).toBe(
    [
      '\uFEFFline,column,reason,detail,row,record',
      '3,answer,answer_empty,{},"q,r,,two",2',
      '4,,columns,"{""found"":2,""expected"":4}","q,=1+1\r\n",3',
      '5,ref,quote_unclosed,"{""cell"":2}","q,""open,r,a\r\n",4',
      '6,,id_repeated,"{""id"":""one""}","q,r,b,one",5',
      '',
    ].join('\r\n'),
  );
});

test('the same file twice adds nothing', { tag: '@long' }, async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  for (const counts of ['2 added · 0 there already', '0 added · 2 there already']) {
    await choose(page, id, 'rivers.csv', table(','));
    await take(page);
    await expect(page.getByText(`2 rows: ${counts} · 0 rejected`)).toBeVisible();
  }
  expect(await samples(page, id)).toHaveLength(2);
  await page.goto(`/projects/${id}/import`);
  await expect(page.getByRole('table', { name: 'Earlier imports' }).getByRole('row')).toHaveCount(3);
});

test(
  'a cancelled import leaves nothing, before it starts and while it runs',
  { tag: '@long' },
  async ({ as }) => {
    const { id } = await makeProject('Import');
    const page = await as('owner');
    await choose(page, id, 'rivers.csv', table(','));
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('Nothing of it is in the project.')).toBeVisible();

    const many = [
      HEAD.join(),
      ...Array.from({ length: 150_000 }, (_, n) => `q${n},reference ${n},answer ${n},${n}`),
    ];
    await choose(page, id, 'many.csv', many.join('\n'));
    await take(page);
    await expect(page.getByText(/Waiting|Running/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('Nothing of it is in the project.')).toBeVisible();
    // Whatever a worker was doing has ended by now, one way or the other.
    await choose(page, id, 'after.csv', table(','));
    await take(page);
    await expect(page.getByText('2 rows: 2 added · 0 there already · 0 rejected')).toBeVisible({
      timeout: 60_000,
    });
    expect(await samples(page, id)).toHaveLength(2);
  },
);

test('a file that is no text, and an empty one, are refused in words', async ({ as }) => {
  const { id } = await makeProject('Import');
  const page = await as('owner');
  await page.goto(`/projects/${id}/import`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.csv',
    mimeType: '',
    buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  await expect(
    page.getByText(
      'This is neither a text file nor an XLSX spreadsheet, a Parquet file or an archive of one.',
    ),
  ).toBeVisible();
  await input.setInputFiles({
    name: 'a.xlsx',
    mimeType: '',
    buffer: Buffer.from('504b0304140006000800', 'hex'),
  });
  await expect(page.getByText(/The archive is damaged or incomplete/)).toBeVisible();
  await input.setInputFiles({ name: 'b.csv', mimeType: '', buffer: Buffer.alloc(0) });
  await expect(page.getByText('The file is empty.')).toBeVisible();
});

const FOLDER = path.resolve(process.env.FACE4RAG_TEST_DATA ?? '../shared/data', 'messy-files');

test('a messy file goes through the screen', async ({ as }) => {
  test.skip(!fs.existsSync(FOLDER), `${FOLDER} is not there; see FACE4RAG_TEST_DATA`);
  const { id } = await makeProject('Import');
  const page = await as('owner');
  await page.goto(`/projects/${id}/import`);
  await page.locator('input[type=file]').setInputFiles(path.join(FOLDER, 'f4r_layout_gb18030_crlf.csv'));
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveText('GB18030');
  await take(page);
  await expect(page.getByText('300 rows: 300 added · 0 there already · 0 rejected')).toBeVisible();
});

test('a path that is typed: Enter takes it and opens no list, what is none or leads nowhere says so', async ({
  as,
}) => {
  const { id } = await makeProject('Typed paths', { members: ['lead'] });
  const page = await as('lead');
  const trace = (n: number) => ({
    ...{ id: `t${n}`, timestamp: '2026-01-01T08:00:00.000Z', input: { query: 'How long?' } },
    output: { answer: 'It is 120 km long.', context: ['The river is 120 km long.'] },
  });
  await choose(page, id, 'traces.jsonl', jsonLines(trace(1), trace(2)));
  const field = page.getByRole('combobox', { name: 'Answer', exact: true });
  const path = page.getByRole('textbox', { name: 'Answer', exact: true });
  await field.click();
  await page.getByRole('option', { name: 'Another path' }).click();
  await path.fill('bad[path');
  await path.press('Enter');
  await expect(page.getByText('This is no path:')).toBeVisible();
  await path.fill('output.reply');
  await path.press('Enter');
  await expect(field).toContainText('output.reply');
  await expect(page.getByText('In none of the first 2 records.')).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
