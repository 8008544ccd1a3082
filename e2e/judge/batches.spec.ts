import { type Page } from '@playwright/test';
import { answerInBatch, type BatchServer, batchServer } from '@/lib/testing/judge/batch-server';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';

let server: BatchServer;

test.beforeAll(async () => {
  server = await batchServer({ answer: (request) => answerInBatch(MILL_ZH, request) });
});
test.afterAll(() => server.stop());

async function addEndpoint(page: Page, name: string): Promise<void> {
  await page.goto('/settings/endpoints/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Base URL').fill(server.baseUrl);
  await page.getByRole('checkbox', { name: 'Allow private addresses' }).click();
  await page.getByLabel('Model', { exact: true }).fill(`judge of ${name}`);
  await page.getByLabel('Input').fill('200');
  await page.getByLabel('Output').fill('1000');
  await page.getByLabel('In batches, %').fill('40');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await page.waitForURL('/settings/endpoints');
}

test(
  'a run is sent in batches, says what it waits for, and goes on as they are answered',
  { tag: '@long' },
  async ({ as }) => {
    const page = await as('owner');
    await addEndpoint(page, 'Judges by night');
    const { id: projectId } = await makeProject('Mills by night', {
      file: {
        name: 'mills.jsonl',
        text: Array.from({ length: 5 }, (_, at) =>
          JSON.stringify({
            ...MILL_ZH.texts,
            reference: MILL_ZH.texts.reference + '。'.repeat(at + 1),
            id: `mill-${at}`,
          }),
        ).join('\n'),
      },
    });
    await page.goto(`/projects/${projectId}/runs/new?method=l-face4rag`);
    await page.getByRole('combobox', { name: 'Model' }).click();
    await page.getByRole('option', { name: 'judge of Judges by night' }).click();
    await page.getByRole('button', { name: 'Start the dry run' }).click();
    const whole = page.getByRole('region', { name: 'The whole run' });
    await expect(whole.getByText('Cost in batches')).toBeVisible();
    await whole.getByRole('checkbox', { name: 'Send the calls in batches' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await whole.getByRole('button', { name: 'Judge 5 samples' }).click();
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Waiting for its batches')).toBeVisible();
    await expect(progress.getByText(/^1 batch at the endpoint: 0 of \d+ calls answered/)).toBeVisible();
    await expect(progress.getByText(/^Looked at again: /)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const done = page.getByText('Done', { exact: true });
    const look = page.getByRole('button', { name: 'Look now' });
    for (let turns = 1; turns <= 12 && !(await done.isVisible()); turns += 1) {
      const before = server.batches.length;
      server.end();
      await look.click();
      await expect(async () =>
        expect(server.batches.length > before || (await done.isVisible())).toBe(true),
      ).toPass();
      await expect(done.or(look)).toBeVisible();
    }
    await expect(page.getByText('5 of 5')).toBeVisible();
    expect(server.files.size).toBe(0);
  },
);
