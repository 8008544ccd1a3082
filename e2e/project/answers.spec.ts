import { llmServer, type LlmServer } from '../../lib/testing/judge/llm-server';
import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { addEndpoint } from '../judge/endpoint';
import { findingsInLooks, LIGHT_EN, lookAs } from '../looks';

let server: LlmServer;
/** A model that has one answer to everything, but none where it is asked for a second. */
test.beforeAll(async () => {
  server = await llmServer((_, count) => (count === 3 ? { refusal: 'No.' } : `This is answer ${count}.`));
});
test.afterAll(() => server.stop());

test(
  'a lead has a model answer the questions of a file: what that takes, what came and what did not, and the samples',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const owner = await as('owner');
    await addEndpoint(owner, { name: 'Writers', baseUrl: server.baseUrl });
    const { projectId } = await inDatabase<{ projectId: string }>('judges', emailOf('lead'));
    const page = await as('lead');
    await page.goto(`/projects/${projectId}/construction`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Have models answer…' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Answers of models' })).toBeVisible();

    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'judge of Writers · Writers' }).click();
    await page.getByRole('radio', { name: /^Of a file/ }).click();
    const rows = [
      'question,reference',
      'Who rows?,The crew.',
      'Who steers?,',
      'Why?,Because.',
      'When?,At nine.',
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'questions.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${rows.join('\n')}\n`),
    });
    await page.getByRole('checkbox', { name: /^Dry run/ }).click();
    await page.getByText('A prompt of your own').click();
    await page.getByRole('textbox', { name: /^Message/ }).fill('Answer!');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText(/The prompt needs the place/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Message/ }).fill('Q: {question} R: {reference}');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText('judge of Writers will take about')).toBeVisible();
    await expect(page.getByText('Line 3: no reference')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Answers', exact: true })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Progress' }).getByText('Done', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Answered' }).getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('table', { name: 'Not kept' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Message' })).toHaveText('Q: {question} R: {reference}');
    expect(await findingsInLooks(page, baseURL)).toEqual([]);
    await lookAs(page, LIGHT_EN[0]!, baseURL);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Open the sample' }).first().click();
    await expect(page.getByText(/This is answer \d/).first()).toBeVisible();

    await page.goto(`/projects/${projectId}/construction`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('table', { name: 'Answers of models' })).toContainText(
      'questions of questions.csv',
    );
    expect(await axeFindings(page)).toEqual([]);
  },
);
