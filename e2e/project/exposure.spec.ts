import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { atWorkspace, claimAndOpen, allSaved } from '../workspace';
import { emailOf, expect, inDatabase, test } from '../fixtures';

test.describe.configure({ mode: 'serial' });

const SHARE = 20;
/** What only the judge says of the sample: why, quotes of its own, its measure and its type. */
const JUDGE =
  /没有说明由谁出资|商会筹集|互换了位置|说法相同|suggestedType|"score"|"rationale":"[^"]|"machine":\{/;

let projects: Record<'reveal' | 'blind', string>;
test.beforeAll(async () => {
  projects = await inDatabase('exposure', emailOf('annotator'), emailOf('lead'), String(SHARE));
});

/** Keeps the body of everything that the studio sends to a page. */
function listen(page: Page): { bodies(): Promise<string[]>; forget(): void } {
  let coming: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/_next/static')) coming.push(response.text().catch(() => ''));
  });
  return {
    bodies: () => Promise.all(coming),
    forget: () => {
      coming = [];
    },
  };
}

const badge = (page: Page, name: string) => page.locator('#main header').getByText(name, { exact: true });
const card = (page: Page, number: number) => page.locator('[data-segment]').nth(number - 1);
const head = (page: Page, number: number) => page.locator('[data-segment-head]').nth(number - 1);
/** Time that was active, on its way to the server. */
const TIME = /\/api\/v1\/annotations\/[^/]+\/time$/;
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a lead sets the policy and the control arm', async ({ as }) => {
  const page = await as('lead');
  await page.goto(`/projects/${projects.reveal}/settings`);
  const section = page.getByRole('region', { name: 'What people see of the method' });
  await expect(section).toContainText('No draft has been started yet');
  await section.getByRole('radio', { name: 'Prediction after your verdict' }).click();
  await section.getByLabel('Control arm, in per cent').fill('51');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByLabel('Control arm, in per cent')).toHaveAttribute('aria-invalid', 'true');
  await section.getByLabel('Control arm, in per cent').fill(String(SHARE));
  const named = section.getByRole('checkbox', { name: /^Show the generator to annotators/ });
  await expect(named).not.toBeChecked();
  await named.click();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(named).toBeChecked();
  await expect(section.getByRole('radio', { name: 'Prediction after your verdict' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
});

test('the prediction is shown after the own verdict, and a flip is kept', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const heard = listen(page);
  const workspace = await claimAndOpen(page, projects.reveal, baseURL);
  await expect(badge(page, 'Prediction after your verdict')).toBeVisible();
  await expect(page.getByText('The prediction appears here after your own verdict.')).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is pre-filled here' })).toHaveCount(1);

  for (const path of [`/samples/${workspace.sampleId}`, '/samples', '/samples?machine=inconsistent', ''])
    await page.request.get(`/projects/${projects.reveal}${path}`).then(async (answer) => {
      expect(answer.status()).toBe(200);
      expect(await answer.text(), path).not.toMatch(JUDGE);
    });
  const detail = await page.request.get(`/api/v1/projects/${projects.reveal}/samples/${workspace.sampleId}`);
  expect(await detail.text()).not.toMatch(JUDGE);
  const steps = await page.request.get(`/api/v1/annotations/${workspace.annotationId}/steps`);
  expect(await steps.json()).toEqual({});
  const before = await heard.bodies();
  expect(before.length).toBeGreaterThan(1);
  for (const body of before) expect(body).not.toMatch(JUDGE);

  await press(page, 'c');
  await expect(card(page, 1)).toContainText('prediction differs');
  await expect(head(page, 2)).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Segment 1: the prediction differs.' }),
  ).toHaveCount(1);
  const answer = (await heard.bodies()).filter((body) => JUDGE.test(body));
  expect(answer).toHaveLength(1);
  expect(await workspace.stored()).toMatchObject({
    segments: [
      { label: { exposure: 'segmentation' }, revealed: { machine: { fact: 'inconsistent' } } },
      { revealed: null },
      { revealed: null },
    ],
  });

  await press(page, 'Shift+K');
  await expect(head(page, 1)).toBeFocused();
  await expect(page.getByText('The prediction differs from your verdict.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'r');
  await expect(page.getByRole('listitem').filter({ hasText: '由当地商会出资' }).first()).toBeVisible();
  // The words that stand nowhere in the reference are offered as the search, now that the prediction is seen.
  await press(page, 'x', 'h');
  await expect(card(page, 1)).toContainText('prediction agrees');
  await expect(head(page, 2)).toBeFocused();
  await press(page, 'c', 'c');
  await allSaved(page);
  const stored = await workspace.stored();
  expect(stored.segments.map(({ label }) => label.exposure)).toEqual([
    'verdict',
    'segmentation',
    'segmentation',
  ]);
  const timed = page.waitForResponse(TIME);
  await press(page, 'Control+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
  await timed;
});

test('the control arm never shows a prediction', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const heard = listen(page);
  await claimAndOpen(page, projects.reveal, baseURL);
  await expect(badge(page, 'Without a prediction')).toBeVisible();
  await press(page, 'c', 'c', 'c');
  await allSaved(page);
  await expect(page.getByText(/judge (agrees|differs)/)).toHaveCount(0);
  const timed = page.waitForResponse(TIME);
  await press(page, 'Control+Enter');
  await page.waitForURL(/annotate\?empty/);
  await timed;
  for (const body of await heard.bodies()) expect(body).not.toMatch(JUDGE);
});

test('leads see rates against control, annotators their own', async ({ as }) => {
  const page = await as('lead');
  await page.goto(`/projects/${projects.reveal}`);
  const pagesOf = (place: string) => page.getByRole('navigation', { name: place, exact: true });
  await pagesOf('Project').getByRole('link', { name: 'Quality' }).click();
  await pagesOf('Quality').getByRole('link', { name: 'Influence of the pre-fill' }).click();
  await expect(page.getByText('There are too few labels to compare yet: 2')).toBeVisible();
  const all = page.getByRole('table', { name: 'Total' }).getByRole('row', { name: 'Everybody' });
  // Left, changed, own verdict changed, to agree, to differ: one of two own verdicts flipped, toward a judge it had differed from.
  await expect(all.getByRole('cell')).toHaveText([
    /no label/,
    /no label/,
    /too few\s*1\/2/,
    /too few\s*1\/2/,
    /no label/,
  ]);
  await expect(page.getByRole('table', { name: 'By annotator' }).getByRole('row')).toHaveCount(2);
  // Pre-filled, prediction after the verdict, without the judge, blind, total: a sample was judged under two of them.
  const pace = page.getByRole('table', { name: 'Active time per segment' });
  await expect(pace.getByRole('row', { name: 'Everybody' }).getByRole('cell')).toHaveText([
    /not timed/,
    /^\d+\.\d s\s*1 sample$/,
    /^\d+\.\d s\s*1 sample$/,
    /not timed/,
    /^\d+\.\d s\s*2 samples$/,
  ]);
  await expect(pace.getByRole('row')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);

  const own = await as('annotator');
  // Their own work is where an annotator comes to.
  await own.goto(`/projects/${projects.reveal}`);
  await expect(own).toHaveURL(`/projects/${projects.reveal}/annotate`);
  await own.getByRole('link', { name: 'Influence of the pre-fill' }).first().click();
  await expect(own.getByRole('row', { name: 'You' }).first()).toContainText('1/2');
  const ownPace = own.getByRole('table', { name: 'Active time per segment' });
  await expect(ownPace.getByRole('row', { name: /^You/ })).toContainText('2 samples');
  await expect(ownPace.getByRole('row')).toHaveCount(2);
  await expect(own.getByText('How often people agree with the prediction')).toHaveCount(0);
  await expect(own.getByRole('table', { name: 'By annotator' })).toHaveCount(0);
});

test('a blind project: is split sentence by sentence', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const heard = listen(page);
  const workspace = await claimAndOpen(page, projects.blind, baseURL);
  await atWorkspace(page);
  await expect(badge(page, 'Blind')).toBeVisible();
  const { segments, method, arm } = await workspace.stored();
  expect([method, arm]).toEqual([null, 'blind']);
  expect(segments.map(({ text, label }) => [text, label.exposure])).toEqual([
    ['青溪造纸厂建于 1921 年，起初有三台纸机，由当地商会出资。', 'nothing'],
    ['因为实行两班制，工厂才装了电灯。', 'nothing'],
    ['废水未经处理就排入青溪。', 'nothing'],
  ]);
  for (const body of await heard.bodies()) expect(body).not.toMatch(JUDGE);
});
