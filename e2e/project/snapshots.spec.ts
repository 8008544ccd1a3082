import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { emailOf, expect, test } from '../fixtures';
import { joinProject, makeProject } from '../project';
import { memoryBytes } from '@/lib/exchange/bytes/file-bytes';
import { openZip } from '@/lib/exchange/parse/zip/zip-archive';
import { textOf } from '@/lib/testing/text-of';

const segment = (text: string, type: string | null = null) => ({
  text,
  fact: type === null ? 'consistent' : 'inconsistent',
  logic: 'consistent',
  ...(type && { error_type: type }),
});
const line = (id: string, annotations: object[], more: object = {}): string =>
  JSON.stringify({
    ...{
      format: 'face4rag-studio/2',
      id,
      question: `第${id}号船是什么颜色？`,
      reference: '船是红色的。很快。',
    },
    ...{ answer: '船是红色的。很快。', generator: 'gpt', annotations },
    ...more,
  });
const by = (annotator: string, type: string | null = null) => ({
  annotator,
  segments: [segment('船是红色的。'), segment('很快。', type)],
});

const FIRST = [line('1', [by('Ann'), by('Bo')]), line('2', [by('Ann', 'KConc')]), line('3', [])];
const SECOND = [line('1', [by('Cy', 'KCont')]), line('4', [by('Ann')])];

async function imported(page: Page, projectId: string, lines: readonly string[]): Promise<void> {
  await page.goto(`/projects/${projectId}/import`, { waitUntil: 'networkidle' });
  const file = { name: 'gold.jsonl', mimeType: '', buffer: Buffer.from(`${lines.join('\n')}\n`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(`${lines.length} rows:`)).toBeVisible();
}

/** Fills the form in and opens the snapshot once it is made. */
async function made(page: Page, projectId: string, number: number, reason: string): Promise<void> {
  await page.goto(`/projects/${projectId}/snapshots`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Why it is made' }).fill(reason);
  await page.getByRole('radio', { name: /^Gold and annotations/ }).check();
  if (number === 1) await page.getByRole('button', { name: 'train 80, dev 10, test 10' }).click();
  await page.getByRole('button', { name: 'Make the snapshot' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^Snapshot ${number} ${reason}`) });
  await expect(row.getByRole('cell').nth(4)).toHaveText(/^[\da-f]{12}$/);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Snapshot ${number}` })).toBeVisible();
}

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: fs.readFileSync(await download.path(), 'utf8') };
}

test('gold is fixed under a number and a hash, its file has that hash, and a second snapshot says what changed', async ({
  as,
}) => {
  const { id: projectId } = await makeProject('Boats 船', { members: ['lead'] });
  const page = await as('lead');
  await imported(page, projectId, FIRST);
  await made(page, projectId, 1, 'First release');
  // Samples, lengths, segments an answer, consistent, inconsistent, open, error rate.
  await expect(page.getByRole('row', { name: 'All 3 9 9 2 1 1 1 50%' })).toBeVisible();
  await expect(page.getByTitle('All, Concept substitution: 1 of 1 inconsistent answers (100%)')).toHaveText(
    '1',
  );
  await expect(page.getByText('one annotator 1, agreed 1', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const hash = await page.getByRole('textbox', { name: 'Hash' }).inputValue();
  const { name, text } = await downloaded(page);
  expect(name).toBe('Boats-船-v1.jsonl');
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  expect(text).toContain('annotator_1');
  expect(text).not.toContain('Ann"');
  await page.getByRole('radio', { name: 'train' }).check();
  expect((await downloaded(page)).name).toBe('Boats-船-v1-train.jsonl');

  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the folder (zip)' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('Boats-船-v1.zip');
  const folder = await openZip(memoryBytes(fs.readFileSync(await zip.path())));
  const card = (await textOf(folder.bytes('README.md'))).split('\n');
  expect(card[0]).toBe('---');
  expect(card).toContain('# Boats 船, snapshot 1');

  await imported(page, projectId, SECOND);
  await made(page, projectId, 2, 'After Cy');
  // The splits of the snapshot before stand in the form, and are kept.
  await expect(page.getByRole('cell', { name: 'train' })).toBeVisible();
  await page.getByRole('link', { name: 'Since snapshot 1: First release' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snapshot 1 → 2' })).toBeVisible();
  await expect(page.getByText('2 samples are the same. 1 answer has another verdict.')).toBeVisible();
  await expect(page.getByText('consistent → still open').first()).toBeVisible();
  await expect(page.getByText('Cy', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Added 1' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '第4号船' })).toBeVisible();
  await expect(page.getByText('第1号船')).toHaveCount(0);

  await joinProject(projectId, emailOf('reader'), 'reader');
  const reader = await as('reader');
  await reader.goto(`/projects/${projectId}/snapshots`);
  await expect(reader.getByRole('link', { name: 'Snapshot 2' })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Make the snapshot' })).toHaveCount(0);
  await reader.goto(`/projects/${projectId}/snapshots/2/changes?with=1`);
  await expect(reader.getByText('annotator_3', { exact: true })).toBeVisible();
  await reader.goto(`/projects/${projectId}/snapshots/2/changes?with=1&page=9`); // there is one
  await expect(reader).toHaveURL(/page=1$/);
  await expect(reader.getByText('annotator_3', { exact: true })).toBeVisible();

  const owner = await as('owner');
  await owner.goto(`/projects/${projectId}/snapshots/1`, { waitUntil: 'networkidle' });
  await owner.getByRole('button', { name: 'Delete the snapshot' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Type 1 to confirm' }).fill('1');
  await dialog.getByRole('button', { name: 'Delete the snapshot' }).click();
  await expect(owner.getByText('An owner has deleted what this snapshot held.')).toBeVisible();
  await expect(owner.getByRole('textbox', { name: 'Hash' })).toHaveValue(hash);
  await expect(owner.getByRole('button', { name: 'Download' })).toHaveCount(0);
  for (const path of ['1/corrections', '1/changes', '2/changes?with=1']) {
    await owner.goto(`/projects/${projectId}/snapshots/${path}`);
    await expect(owner.getByText('This snapshot was deleted.')).toBeVisible();
  }
  await owner.goto(`/projects/${projectId}/snapshots/2/corrections`);
  await expect(owner.getByText('Snapshot 2 was made without errata of released labels')).toBeVisible();
});
