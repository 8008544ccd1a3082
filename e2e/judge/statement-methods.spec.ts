import { type Page } from '@playwright/test';
import { LATER, LATER_ZH } from '@/lib/testing/judge/ferry';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { hydrated } from '../hydrated';
import { LIGHT_EN, lookAs } from '../looks';
import { makeProject } from '../project';
import { addEndpoint, chooseModel } from './endpoint';

let server: LlmServer;
test.beforeAll(async () => {
  server = await llmServer((request) => statementJudge(request, '22:00'));
});
test.afterAll(() => server.stop());

/** From the list of runs to the end of a method's run, by a dry run. */
async function judgeWith(page: Page, projectId: string, method: string): Promise<void> {
  await page.goto(`/projects/${projectId}/runs`);
  await page.getByRole('link', { name: `Set up a run… ${method}` }).click();
  await chooseModel(page, 'Judges of statements');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  const whole = page.getByRole('region', { name: 'The whole run' });
  await whole.getByRole('button', { name: 'Judge 2 samples' }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
}

test(
  'three judges beside each other: their labels and steps are read, and none pre-fills',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('owner');
    await addEndpoint(page, { name: 'Judges of statements', baseUrl: server.baseUrl });
    const lines = [LATER, LATER_ZH].map((texts, at) => JSON.stringify({ ...texts, id: `ferry-${at + 1}` }));
    const { id } = await makeProject('Ferries', { file: { name: 'ferries.jsonl', text: lines.join('\n') } });
    for (const method of [
      'RAGAS faithfulness (statements)',
      'RefChecker (triplets)',
      'Whole answer in one call',
    ])
      await judgeWith(page, id, method);

    await page.goto(`/projects/${id}/samples`);
    await (await hydrated(page.getByRole('row', { name: /ferry-1/ }))).press('Enter');
    const peek = page.getByRole('region', { name: 'The sample' });
    const triplets = peek.locator('details').filter({ hasText: 'RefChecker (triplets)' });
    await triplets.locator('summary').first().click();
    await triplets.getByRole('button', { name: 'Steps of the method' }).nth(1).click();
    await expect(triplets.getByText('Contradicted')).toBeVisible();
    for (const look of LIGHT_EN) {
      await lookAs(page, look, baseURL);
      await page.goto(`/projects/${id}/runs`);
      expect(await axeFindings(page)).toEqual([]);
    }

    await lookAs(page, LIGHT_EN[0]!, baseURL);
    await page.goto(`/projects/${id}/annotate`);
    await page.getByRole('button', { name: 'Take the next sample' }).click();
    await expect(page.getByText('The ferry runs every day.').first()).toBeVisible();
    await expect(page.getByText('(The ferry runs every day.', { exact: false })).toHaveCount(0);
  },
);
