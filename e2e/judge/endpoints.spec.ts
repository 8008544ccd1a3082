import { type Locator, type Page } from '@playwright/test';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { expect, test } from '../fixtures';

const KEY = 'sk-a-secret-of-the-browser-4321';
let server: LlmServer;
let behaviour: Behaviour;

test.beforeAll(async () => {
  server = await llmServer(() => behaviour);
});
test.beforeEach(() => {
  behaviour = '{"ready": true}';
});
test.afterAll(() => server.stop());

const sectionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Makes an endpoint at the local server through the screen. */
async function add(page: Page, name: string, allowPrivate = true): Promise<Locator> {
  await page.goto('/settings/endpoints/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Base URL').fill(server.baseUrl);
  await page.getByLabel('API key').fill(KEY);
  if (allowPrivate) await page.getByRole('checkbox', { name: 'Allow private addresses' }).click();
  await page.getByLabel('Model', { exact: true }).fill('judge-1');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await page.waitForURL('/settings/endpoints');
  return sectionOf(page, name);
}

test('an endpoint is added, tested, changed and removed', async ({ as }) => {
  const page = await as('owner');
  const section = await add(page, 'Local judges');
  await expect(section.getByText('ends in 4321')).toBeVisible();
  await section.getByRole('button', { name: 'Test judge-1' }).click();
  await expect(section.getByText(/It answered in \d+(\.\d+)? s\./)).toBeVisible();
  await expect(section.getByText('Takes JSON schemas, a temperature, a seed')).toBeVisible();
  expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);

  await section.getByRole('link', { name: 'Change Local judges' }).click();
  await expect(page.getByText('A key that ends in 4321 is kept.')).toBeVisible();
  await expect(page.getByLabel('API key')).toHaveValue('');
  await page.getByRole('button', { name: 'Add a model' }).click();
  const second = page.getByRole('group', { name: 'Model 2' });
  await expect(second.getByLabel('Model', { exact: true })).toBeFocused();
  await second.getByLabel('Model', { exact: true }).fill('judge-2');
  await second.getByLabel('Input').fill('2.5');
  await second.getByLabel('Output').fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('/settings/endpoints');
  await expect(section.getByText('2.5 input, 2.5 cached, 10 output per million tokens')).toBeVisible();
  await section.getByRole('button', { name: 'Test judge-2' }).click();
  await expect(section.getByText(/It answered/)).toBeVisible();
  expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(await page.content()).not.toContain('secret-of-the-browser');

  await section.getByRole('button', { name: 'Remove Local judges' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Local judges is removed.')).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('an invalid field: shows its error at the field', async ({ as }) => {
  const page = await as('owner');
  await add(page, 'The first');
  await page.goto('/settings/endpoints/new');
  await page.getByLabel('Base URL').fill('models.example');
  await page.getByLabel('Calls in flight').fill('0');
  await page.getByLabel('Input').fill('much');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Enter a web address such as')).toBeVisible();
  await expect(page.getByText('This number is out of range.')).toBeVisible();
  await expect(page.getByText('Enter a number.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('The first');
  await page.getByLabel('Base URL').fill('https://models.example/v1');
  await page.getByLabel('Calls in flight').fill('8');
  await page.getByLabel('Input').fill('');
  await page.getByLabel('Model', { exact: true }).fill('judge-1');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await expect(page.getByText('This is in use already.')).toBeVisible();
});

test('a preset fills in the address', async ({ as }) => {
  const page = await as('owner');
  await page.goto('/settings/endpoints/new');
  await page.getByLabel('Provider').click();
  await page.getByRole('option', { name: 'Ollama' }).click();
  await expect(page.getByLabel('Base URL')).toHaveValue('http://localhost:11434/v1');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ollama');
  await expect(page.getByRole('checkbox', { name: 'Allow private addresses' })).toBeChecked();
});

test('what a model is sent beside: unfolded, refused by name, kept and sent', async ({ as }) => {
  const page = await as('owner');
  const section = await add(page, 'Thinking');
  await section.getByRole('link', { name: 'Change Thinking' }).click();
  const body = page.getByLabel('Extra parameters (JSON)');
  await expect(body).toBeHidden();
  await page.getByText('Extra parameters', { exact: true }).click();
  await body.fill('{"stream": true}');
  await page.getByLabel('Extra headers (JSON)').fill('{"X-Api-Key": "sk-1"}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(body).toBeFocused();
  await expect(page.getByText('stream: The studio sets this itself: leave it out.')).toBeVisible();
  await expect(page.getByText('X-Api-Key: This header may hold a secret')).toBeVisible();
  await body.fill('{"enable_thinking": false}');
  await page.getByLabel('Extra headers (JSON)').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('/settings/endpoints');
  await expect(section.getByText('Also sends {"enable_thinking":false}')).toBeVisible();
  behaviour = { status: 400, error: { message: 'Unrecognized request argument supplied: seed' } };
  await section.getByRole('button', { name: 'Test judge-1' }).click();
  await expect(section.getByText('400 Unrecognized request argument supplied: seed')).toBeVisible();
  expect(server.requests.at(-1)?.body).toMatchObject({ enable_thinking: false });
  expect(server.requests.at(-1)?.body).not.toHaveProperty('seed');
});

test('a failed test: is explained in words, without the key', async ({ as }) => {
  const page = await as('owner');
  const section = await add(page, 'Faulty');
  behaviour = { status: 401, error: { message: `Incorrect API key provided: ${KEY}` } };
  await section.getByRole('button', { name: 'Test judge-1' }).click();
  await expect(section.getByText('The endpoint does not take this key.')).toBeVisible();
  await expect(section.getByText('401 Incorrect API key provided: …')).toBeVisible();
  const asked = server.requests.length;
  const shut = await add(page, 'Shut', false);
  await shut.getByRole('button', { name: 'Test judge-1' }).click();
  await expect(shut.getByText('The address leads to this machine or a private network.')).toBeVisible();
  expect(server.requests).toHaveLength(asked);
});

test('a change made over an older state is refused', async ({ as }) => {
  const page = await as('owner');
  const section = await add(page, 'Contended');
  await section.getByRole('link', { name: 'Change Contended' }).click();
  await page.getByLabel('Calls in flight').fill('4');
  const other = await as('owner');
  await other.goto(page.url());
  await other.getByLabel('Calls in flight').fill('2');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitForURL('/settings/endpoints');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody changed this endpoint meanwhile.')).toBeVisible();
  await expect(page.getByLabel('Calls in flight')).toHaveValue('4');
});

test('nothing is cut off at 320 px, and the keyboard reaches everything', async ({ as }) => {
  const page = await as('owner');
  await page.setViewportSize({ width: 320, height: 640 });
  const section = await add(page, 'Narrow');
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await section.getByRole('link', { name: 'Change Narrow' }).focus();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('button', { name: 'Remove Narrow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section.getByText(/It answered/)).toBeVisible();
  await page.goto('/settings/endpoints/new');
  expect(await wider()).toBeLessThanOrEqual(0);
});
