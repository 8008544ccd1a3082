import fs from 'node:fs';
import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { sampleLines } from '@/lib/testing/database/native-lines';

/** A worker takes files over; it may be busy with those of the tests beside. */

const FILE = [
  'question,ref,answer,id',
  '=SUM(1),"ref, ""quoted""",很长。,one',
  '河有多长？,r,"two\nlines",two',
].join('\r\n');

/** A project of two samples with the prediction of each that the offline engine makes after the import. */
async function prepare(page: Page): Promise<string> {
  const { id } = await makeProject('Export of 河流');
  await page.goto(`/projects/${id}/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'two.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2 rows: 2 added')).toBeVisible();
  await page.goto(`/projects/${id}/runs`);
  await expect(page.getByRole('cell', { name: 'Done' })).toBeVisible();
  return id;
}

async function take(page: Page, projectId: string, format: RegExp): Promise<{ name: string; text: string }> {
  await page.goto(`/projects/${projectId}/export`);
  await page.getByRole('radio', { name: format }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: fs.readFileSync(await download.path(), 'utf8') };
}

test('each format is downloaded from the screen and holds what was there', async ({ as }) => {
  const page = await as('owner');
  const id = await prepare(page);

  const exact = await take(page, id, /^JSONL/);
  expect(exact.name).toBe('Export-of-河流.jsonl');
  const lines = sampleLines(exact.text);
  const records = lines.map(
    (line) => JSON.parse(line) as { annotations: { segments: { quotes: string[] }[] }[] },
  );
  expect(records).toMatchObject([
    {
      format: 'face4rag-studio/2',
      id: 'one',
      question: '=SUM(1)',
      reference: 'ref, "quoted"',
      answer: '很长。',
    },
    { format: 'face4rag-studio/2', id: 'two', question: '河有多长？', answer: 'two\nlines' },
  ]);
  expect(records[0]!.annotations).toMatchObject([
    { source: 'method', annotator: null, gold_origin: null, segments: [{ text: '很长。', spans: [[0, 3]] }] },
  ]);

  const csv = await take(page, id, /^CSV for programs/);
  expect(csv.name).toBe('Export-of-河流.csv');
  expect(csv.text).toMatch(/^question,ref,answer,id,/);
  expect(csv.text).toContain('\r\n=SUM(1),"ref, ""quoted""",很长。,one,');
  expect(csv.text).toContain('\r\n河有多长？,r,"two\nlines",two,');

  const safe = await take(page, id, /^CSV for spreadsheets/);
  expect(safe.name).toBe('Export-of-河流.spreadsheet-safe.csv');
  expect(safe.text).toMatch(/^\uFEFFquestion,ref,answer,id,/);
  expect(safe.text).toContain('\r\n\'=SUM(1),"ref, ""quoted""",很长。,one,');

  const typed = await take(page, id, /^Parquet/);
  expect(typed.name).toBe('Export-of-河流.parquet');
  expect(typed.text).toMatch(/^PAR1[^]*PAR1$/);
});

test('annotations can be left out: gold of a project that nobody has labelled has none', async ({ as }) => {
  const page = await as('owner');
  const id = await prepare(page);
  await page.goto(`/projects/${id}/export`);
  await page.getByRole('radio', { name: 'People’s, submitted only' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const lines = sampleLines(fs.readFileSync(await download.path(), 'utf8'));
  expect(lines.map((line) => (JSON.parse(line) as { annotations: unknown[] }).annotations)).toEqual([[], []]);
});

test('the lines of Python are named and copied', async ({ as }) => {
  const page = await as('owner');
  const { id } = await makeProject('Python');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/projects/${id}/export`, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle('Export · Face4RAG Studio');
  // Those of the file that is chosen; the others are folded.
  await expect(page.getByRole('region', { name: 'The whole project, JSONL', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'CSV for programs' }).check();
  const part = page.getByRole('region', { name: 'The whole project, CSV', exact: true });
  await part.getByRole('button', { name: /^Copy/ }).click();
  await expect(part.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'import pandas\n\nrows = pandas.read_csv("export.csv", keep_default_na=False)\nrows = rows[rows.record == "sample"]',
  );
});
