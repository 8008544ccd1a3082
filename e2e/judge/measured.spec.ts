import { chosen } from '@/lib/testing/judge/pair-judge';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { axeFindings } from '../axe';
import { expect, inDatabase, test } from '../fixtures';
import { addEndpoint, chooseModel } from './endpoint';
import { choosePrefillSource } from './prefill';

const METHODS = ['FELM (segments)', 'RAGAS faithfulness (statements)', 'Whole answer in one call'];
let server: LlmServer;
test.beforeAll(async () => {
  // Of two texts it takes the first, whatever they say; alone it finds what speaks of a number wrong.
  server = await llmServer((request) =>
    request.response_format?.json_schema?.name === 'choice' ? chosen('A') : statementJudge(request, '3'),
  );
});
test.afterAll(() => server.stop());

test(
  'over the sample project: three methods at once, the board, a pair, a cell, order bias, and what it may pre-fill',
  { tag: '@long' },
  async ({ as }) => {
    const page = await as('owner');
    await addEndpoint(page, { name: 'Measured', baseUrl: server.baseUrl });
    const { id } = await inDatabase<{ id: string }>('sample-project');
    const at = (path: string) => page.goto(`/projects/${id}/${path}`, { waitUntil: 'networkidle' });

    await at('runs');
    await expect(page.getByRole('cell', { name: 'Done' })).toBeVisible();
    await choosePrefillSource(page, /^Offline engine/);
    await expect(page.getByRole('combobox', { name: 'Drafts start from' })).toContainText('Offline engine');

    await page.getByRole('link', { name: 'Order several methods…' }).click();
    await chooseModel(page, 'Measured');
    for (const name of METHODS) await page.getByRole('checkbox', { name }).click();
    await page.getByRole('button', { name: 'Start the dry runs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dry runs of 3 methods' })).toBeVisible();
    await page.getByRole('button', { name: /^Judge \d+ samples with 3 methods$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Run group of 3 methods' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Progress' }).getByText('Done', { exact: true }),
    ).toBeVisible();

    await at('judges');
    await page.getByRole('button', { name: 'Compute' }).click();
    await expect(page.getByText('nothing has changed since')).toBeVisible();
    const board = page.getByRole('table', { name: 'Figures' });
    for (const name of METHODS)
      await expect(board.getByRole('row', { name: `${name}, judge of Measured` })).toBeVisible();
    await page.getByRole('link', { name: 'Judges in pairs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Judges in pairs' })).toBeVisible();
    const pair = page
      .getByRole('row', { name: /Always/ })
      .first()
      .getByRole('link');
    const count = await pair.first().innerText();
    await pair.first().click();
    await expect(page.getByText(new RegExp(`^${count} samples?$`))).toBeVisible();

    await at('judges');
    const cell = page.getByRole('link', { name: /^Always consistent, Inconsistent: 0\.0%, 0 of \d+/ });
    const wrong = /of (\d+)/.exec((await cell.getAttribute('aria-label'))!)![1]!;
    await cell.click();
    await expect(page.getByText(new RegExp(`^${wrong} samples?$`))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await at('judges/tests/new');
    await chooseModel(page, 'Measured');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order bias' })).toBeVisible();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Report' })).toContainText('100.0% towards A');

    await at('runs');
    const requirement = page.getByRole('region', { name: 'What a judge has to show first' });
    await expect(requirement.getByRole('row', { name: /^FELM/ })).toContainText('yes');
    await requirement.getByLabel('Least pass rate (%)').fill('50');
    await requirement.getByRole('button', { name: 'Save' }).click();
    await expect(requirement.getByRole('row', { name: /^FELM/ })).toContainText('pass rate too low');
    await choosePrefillSource(page, /^FELM/);
    await expect(page.getByText('This judge has not shown what the project asks')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  },
);
