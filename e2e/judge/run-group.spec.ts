import { type Page } from '@playwright/test';
import { LATER, LATER_ZH } from '@/lib/testing/judge/ferry';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { hydrated } from '../hydrated';
import { LIGHT_EN, lookAs } from '../looks';
import { makeProject } from '../project';
import { addEndpoint } from './endpoint';

let server: LlmServer;
test.beforeAll(async () => {
  server = await llmServer((request) => statementJudge(request, '22:00'));
});
test.afterAll(() => server.stop());

const METHODS = ['RAGAS faithfulness (statements)', 'RefChecker (triplets)', 'Whole answer in one call'];

/** A project with this many answers, Chinese and English ones by turns. */
async function makeFerries(name: string, count: number): Promise<string> {
  const lines = Array.from({ length: count }, (_, at) => {
    const texts = at % 2 === 0 ? LATER : LATER_ZH;
    return JSON.stringify({ ...texts, answer: `${texts.answer}${'!'.repeat(at)}`, id: `ferry-${at + 1}` });
  });
  return (await makeProject(name, { file: { name: 'ferries.jsonl', text: lines.join('\n') } })).id;
}

/** From the list of runs to the estimate, by keys alone. */
async function orderByKeys(page: Page, projectId: string): Promise<void> {
  const { keyboard } = page;
  await page.goto(`/projects/${projectId}/runs`);
  await page.getByRole('link', { name: 'Order several methods…' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Model' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('option', { name: 'judge of Judges in a group' }).focus();
  await keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start the dry runs' });
  await expect(start).toBeDisabled();
  for (const name of METHODS) {
    await page.getByRole('checkbox', { name }).focus();
    await keyboard.press('Space');
  }
  await expect(page.getByText('Samplings of each check')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await start.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dry runs of 3 methods' })).toBeVisible();
}

test(
  'three methods ordered at once by keyboard: dry runs, one estimate, one budget, paused by it, resumed, done',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('owner');
    const { keyboard } = page;
    await addEndpoint(page, { name: 'Judges in a group', baseUrl: server.baseUrl });
    const id = await makeFerries('Ferries in a group', 6);
    await orderByKeys(page, id);

    const whole = page.getByRole('region', { name: 'All methods together' });
    const table = whole.getByRole('table');
    for (const name of [...METHODS, 'Together']) await expect(table.getByRole('row', { name })).toBeVisible();
    await expect(whole.getByRole('textbox', { name: /Budget/ })).not.toHaveValue('');
    for (const look of LIGHT_EN) {
      await lookAs(page, look, baseURL);
      await page.reload();
      expect(await axeFindings(page)).toEqual([]);
    }
    await lookAs(page, LIGHT_EN[0]!, baseURL);
    await page.reload();

    await whole.getByRole('textbox', { name: /Budget/ }).fill('0.0001');
    await whole.getByRole('button', { name: 'Judge 6 samples with 3 methods' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Run group of 3 methods' })).toBeVisible();
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Paused', { exact: true })).toBeVisible();
    await expect(progress.getByText('The call would go beyond the budget.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await progress.getByRole('textbox', { name: /Budget/ }).fill('5');
    await progress.getByRole('button', { name: 'Resume all' }).focus();
    await keyboard.press('Enter');
    await expect(progress.getByText('Done', { exact: true })).toBeVisible();
    await expect(progress.getByText('18 of 18')).toBeVisible();
    await expect(progress.getByText(/of 5\.00$/)).toBeVisible();
    for (const name of METHODS)
      await expect(page.getByRole('row', { name }).getByText('6 of 6')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // The votes of the three are counted.
    await page.goto(`/projects/${id}/runs`);
    await page.getByRole('link', { name: 'Set up a run… Panel (vote of judges)' }).click();
    for (const name of METHODS) await expect(page.getByRole('checkbox', { name })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Count the votes' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByText('6 of 6')).toBeVisible();
    await page.goto(`/projects/${id}/samples`);
    await (await hydrated(page.getByRole('row', { name: /ferry-1/ }))).press('Enter');
    const panel = page
      .getByRole('region', { name: 'The sample' })
      .locator('details')
      .filter({ hasText: 'Panel (vote of judges)' });
    await panel.locator('summary').first().click();
    await panel.getByRole('button', { name: 'Steps of the method' }).click();
    await expect(panel.getByText('3 of 3 votes for inconsistent')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  },
);
