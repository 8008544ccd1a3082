import { type Page } from '@playwright/test';
import { answerAs, inChinese, stageOf } from '@/lib/testing/judge/chat-script';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { axeFindings } from '../axe';
import { atWorkspace } from '../workspace';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { addEndpoint as addEndpointAt, chooseModel } from './endpoint';

const truthful = (request: ChatRequest): Behaviour =>
  answerAs(inChinese(request) ? MILL_ZH : MILL_EN, request);
let server: LlmServer;
let answer: (request: ChatRequest) => Behaviour;

test.beforeAll(async () => {
  server = await llmServer((request) => answer(request));
});
test.beforeEach(() => {
  answer = truthful;
});
test.afterAll(() => server.stop());

/** A project with one Chinese and one English sample, and copies of the Chinese one. */
async function makeMills(name: string, copies = 0): Promise<string> {
  const more = Array.from({ length: copies }, (_, at) => ({
    ...MILL_ZH.texts,
    reference: `${MILL_ZH.texts.reference}${'。'.repeat(at + 1)}`,
  }));
  const lines = [MILL_ZH.texts, MILL_EN.texts, ...more].map((texts, at) =>
    JSON.stringify({ ...texts, id: `mill-${at + 1}` }),
  );
  const { id } = await makeProject(name, { file: { name: 'mills.jsonl', text: lines.join('\n') } });
  return id;
}

const addEndpoint = (page: Page, name: string) => addEndpointAt(page, { name, baseUrl: server.baseUrl });

/** From the list of runs to the end of a dry run. */
async function dryRun(page: Page, projectId: string, endpoint: string): Promise<void> {
  await page.goto(`/projects/${projectId}/runs`);
  await page.getByRole('link', { name: 'Set up a run… L-Face4RAG' }).click();
  await chooseModel(page, endpoint);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /dry run/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The whole run' })).toBeVisible();
}

test('from an endpoint in the settings to a workspace that a model has pre-filled', async ({ as }) => {
  const page = await as('owner');
  await addEndpoint(page, 'Judges of the mill');
  const projectId = await makeMills('The mill');

  await dryRun(page, projectId, 'Judges of the mill');
  await expect(page.getByText('Nothing of this is stored as a label.')).toBeVisible();
  const chinese = page.getByRole('region', { name: 'mill-1' });
  await expect(chinese.getByText('因为实行两班制，青溪造纸厂才装了电灯。')).toBeVisible();
  await chinese.getByText('Steps of the method').nth(1).click();
  await expect(chinese.getByText('原因和结果互换了位置', { exact: false }).first()).toBeVisible();
  await chinese.getByText('Raw replies').nth(1).click();
  await expect(chinese.getByText('logic-all.zh/1').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Two samples were all there are: what they will take is known, and has been paid for.
  const whole = page.getByRole('region', { name: 'The whole run' });
  await expect(whole.getByText(/^about 1[0-9]$/)).toBeVisible();
  await expect(whole.getByRole('textbox', { name: /Budget/ })).not.toHaveValue('');
  await whole.getByRole('button', { name: 'Judge 2 samples' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(page.getByText(/^0, and 1[0-9] replies from the store/)).toBeVisible();
  const found = page.getByRole('region', { name: 'What it found' });
  await expect(found.getByText('4 (80%)')).toBeVisible();
  await expect(found.getByText('1 segment in 1 sample without a verdict')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`/projects/${projectId}/annotate`);
  await page.getByRole('button', { name: 'Take the next sample' }).click();
  await atWorkspace(page);
  await expect(page.getByText('因为实行两班制，青溪造纸厂才装了电灯。').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.getByText('原因和结果互换了位置', { exact: false }).first()).toBeVisible();
});

test('a budget pauses a run, a larger one lets it go on', { tag: '@long' }, async ({ as }) => {
  const page = await as('owner');
  await addEndpoint(page, 'Judges with a budget');
  const projectId = await makeMills('Mills on a budget', 4);
  await dryRun(page, projectId, 'Judges with a budget');
  const whole = page.getByRole('region', { name: 'The whole run' });
  await whole.getByRole('textbox', { name: /Budget/ }).fill('0.0001');
  await whole.getByRole('button', { name: 'Judge 6 samples' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByText('The call would go beyond the budget.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: /Budget/ }).fill('much');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('textbox', { name: /Budget/ })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: /Budget/ }).fill('5');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByText(/of 5\.00$/)).toBeVisible();
});

test(
  'a run is paused and goes on; failures are listed and tried again alone',
  { tag: '@long' },
  async ({ as }) => {
    const page = await as('owner');
    await addEndpoint(page, 'Slow judges');
    const projectId = await makeMills('Slow mills', 5);
    await dryRun(page, projectId, 'Slow judges');
    let slow = true;
    let refusing = true;
    answer = (request) => {
      const english = !inChinese(request);
      if (refusing && english && stageOf(request) === 'decompose') return { refusal: 'No.' };
      const reply = truthful(request);
      return slow && !english && typeof reply === 'string' ? { text: reply, delayMs: 1_500 } : reply;
    };
    await page.getByRole('button', { name: 'Judge 7 samples' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    slow = false;
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('6 of 7 · 1 sample could not be judged')).toBeVisible();

    const failures = page.getByRole('region', { name: 'Samples that could not be judged' });
    await expect(failures.getByRole('link', { name: 'mill-2' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    refusing = false;
    await failures.getByRole('button', { name: 'Try them again' }).click();
    await expect(page.getByText('7 of 7')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Done', { exact: true })).toBeVisible();

    const found = page.getByRole('region', { name: 'What it found' });
    await found.getByRole('button', { name: 'Ask once more' }).click();
    await expect(page.getByText('6 of 6')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
  },
);

test('a wrong key ends a run at once, in one clear line', async ({ as }) => {
  const page = await as('owner');
  await addEndpoint(page, 'Locked judges');
  const projectId = await makeMills('Locked mills');
  answer = () => ({ status: 401, error: { message: 'Incorrect API key provided.' } });
  await page.goto(`/projects/${projectId}/runs/new`);
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'judge of Locked judges · Locked judges' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('The endpoint does not take this key.')).toBeVisible();
});
