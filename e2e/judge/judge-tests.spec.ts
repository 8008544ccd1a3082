import { type Page } from '@playwright/test';
import { LATER, PLAIN } from '@/lib/testing/judge/ferry';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chosen, numberedPairs, pairAsked } from '@/lib/testing/judge/pair-judge';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { LIGHT_EN, lookAs } from '../looks';
import { joinProject, makeProject } from '../project';
import { addEndpoint, chooseModel } from './endpoint';

/** Outcomes of ten pairs: five right, two always A, one always B, one wrong, and one whose replies nobody can read. */
const SCRIPT = ['AB', 'AA', 'AB', 'BB', 'AB', 'BA', 'AB', 'AA', 'AB', '??'];
let server: LlmServer;
test.beforeAll(async () => {
  server = await llmServer(answer);
});
test.afterAll(() => server.stop());

function answer(request: ChatRequest): Behaviour {
  if (request.response_format?.json_schema?.name === 'answer_verdict')
    return statementJudge(request, '22:00');
  const { at, inOrder } = pairAsked(request);
  const said = SCRIPT[at]![inOrder ? 0 : 1]!;
  return said === '?' ? 'Both are consistent.' : chosen(said as 'A' | 'B');
}

/** The pairs as a file of the factuality test, with a row whose texts are equal. */
const FILE = [
  ['article_sent', 'correct_sent', 'incorrect_sent'],
  ...numberedPairs(10).map(({ article, correct, incorrect }) => [article, correct, incorrect]),
  ['The boat is red.', 'It is red.', 'It is red.'],
]
  .map((cells) => cells.join(','))
  .join('\n');

async function newTest(page: Page, projectId: string): Promise<void> {
  await page.goto(`/projects/${projectId}/judges/tests`);
  await page.getByRole('link', { name: 'New test…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New judge test' })).toBeVisible();
}

test(
  'order bias from a file: refused, ordered, and its report read in both languages',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('owner');
    await addEndpoint(page, { name: 'Choosers', baseUrl: server.baseUrl });
    const lines = [PLAIN, LATER].map((texts, at) => JSON.stringify({ ...texts, id: `ferry-${at + 1}` }));
    const { id } = await makeProject('Order', { file: { name: 'ferries.jsonl', text: lines.join('\n') } });

    await newTest(page, id);
    await chooseModel(page, 'Choosers');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText(/There is nothing to test with/)).toBeVisible();

    await page.getByRole('radio', { name: 'A file' }).click();
    const wrong = { name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('question,answer\na,b\n') };
    await page.getByLabel('File', { exact: true }).setInputFiles(wrong);
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText(/article_sent: The file has no such column/)).toBeVisible();

    const file = { name: 'pairs.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${FILE}`) };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Estimate' }).click();
    const takes = page.getByRole('status').filter({ hasText: 'What it takes' });
    await expect(takes).toContainText('about 20');
    await expect(takes).toContainText('Rows left out');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Pairs at most').fill('50');
    await expect(takes).toHaveCount(0);
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(takes).toContainText('about 20');
    await page.getByLabel('Minimum pass rate, in per cent').fill('50');
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order bias' })).toBeVisible();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    const row = page.getByRole('row', { name: /factuality/ });
    await expect(row).toContainText('50.0%');
    await expect(row).toContainText('(23.7% to 76.3%)');
    await expect(row).toContainText('pass');
    const report = page.getByRole('region', { name: 'Report' });
    await expect(report).toContainText('10.0% towards A');
    await expect(report).toContainText('66.7%');
    await expect(page.getByText('line 12: both texts are equal')).toBeVisible();
    const pair = page.getByRole('region', { name: 'Pairs' }).locator('details').first();
    await pair.locator('summary').click();
    await expect(pair.getByText('{"choice":"A"}').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the replies (CSV)' }).click();
    expect((await download).suggestedFilename()).toBe('Order-order-bias.csv');

    for (const look of LIGHT_EN) {
      await lookAs(page, look, baseURL);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    }
  },
);

test(
  'stability from gold: stopped, resumed, and what flips is read; a reader sees it and starts none',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    let release = (): void => undefined;
    const opened = new Promise<void>((open) => (release = open));
    const slow = await llmServer((request) => ({
      text: statementJudge(request, 'never said') as string,
      after: opened,
    }));
    const page = await as('owner');
    await addEndpoint(page, { name: 'Steady', baseUrl: slow.baseUrl });
    const { id } = await inDatabase<{ id: string }>('sample-project');
    await joinProject(id, emailOf('reader'), 'reader');

    await newTest(page, id);
    await page.getByRole('radio', { name: 'Stability' }).click();
    await chooseModel(page, 'Steady');
    await page.getByRole('combobox', { name: 'Judge' }).click();
    await page.getByRole('option', { name: 'Whole answer in one call' }).click();
    await page.getByLabel('Samples at most').fill('4');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText('of 4 samples')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start the test' }).click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    release();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    const again = page.getByRole('row', { name: /asked again/ });
    await expect(again).toContainText('0 of 4');
    const bodies = slow.requests.map(({ body }) => JSON.stringify(body.messages));
    // Asked twice is what is asked again, and nothing else.
    expect(bodies.length - new Set(bodies).size).toBe(4);

    const reader = await as('reader');
    await reader.goto(`/projects/${id}/judges/tests`);
    await expect(reader.getByRole('link', { name: 'New test…' })).toHaveCount(0);
    await reader.getByRole('link', { name: 'Stability' }).first().click();
    await expect(reader.getByRole('region', { name: 'Report' })).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Resume' })).toHaveCount(0);
    for (const look of LIGHT_EN) {
      await lookAs(reader, look, baseURL);
      await reader.reload();
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFindings(reader)).toEqual([]);
    }
    await slow.stop();
  },
);
