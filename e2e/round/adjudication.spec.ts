import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { DISAGREEMENTS } from './planted-disagreements';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { hydrated } from '../hydrated';
import { sampleLines } from '@/lib/testing/database/native-lines';

test.describe.configure({ mode: 'serial' });

let projectId: string;
let base: string;
test.beforeAll(async () => {
  ({ projectId } = await inDatabase<{ projectId: string }>('disagreements', emailOf('lead')));
  base = `/projects/${projectId}/adjudication`;
});

const planted = (name: string) => DISAGREEMENTS[Number(name.slice(-2)) - 1]!;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the list has what the rule leaves open, what decides an answer first', async ({ as }) => {
  const page = await as('lead');
  await page.goto(base);
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–7 of 7');
  for (const [at, name] of ['sample-06', 'sample-07', 'sample-08'].entries()) {
    await expect(rows.nth(at)).toContainText(name);
    await expect(rows.nth(at)).toContainText(
      name === 'sample-08' ? 'hangs on 2 segments' : 'hangs on 1 segment',
    );
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${base}?kind=type`);
  await expect(rows).toHaveCount(2);
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '5 samples on which the rule agrees' }).click();
  await expect(page).toHaveURL(/state=agreed/);
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Accept 5 samples agreed by the rule' }).click();
  await expect(page.getByRole('dialog')).toContainText('Each is adjudicated by the rule');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a lead adjudicates all seven by keyboard', async ({ as }) => {
  const page = await as('lead');
  await page.goto(base, { waitUntil: 'networkidle' });
  await (await hydrated(page.getByRole('grid').locator('[data-row]').first())).press('Enter');
  await expect(heading(page)).toHaveText('sample-06');
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Adjudicate and go to the next sample');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // What each says of facts and logic, and a way to give it back, without opening anything.
  const side = page.getByRole('listitem', { name: 'Segment 2' }).locator('button[aria-pressed=false]');
  await expect(side.first()).toContainText(/Facts\s*(in)?consistent\s*Logic\s*(in)?consistent/);
  await page
    .getByRole('button', { name: /^Return to/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Why')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const adjudicated: string[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const name = (await heading(page).textContent()) ?? '';
    adjudicated.push(name);
    const { keys } = planted(name);
    await expect(page.getByText(`${keys.length} segment`)).toBeVisible();
    const refusal = page.getByRole('button', { name: 'Dismiss' });
    if (turn === 0) {
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('1 segment is still to be adjudicated').first()).toBeVisible();
    }
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByText('Ready to adjudicate')).toBeVisible();
    // What was refused is not said any longer once it is mended.
    await expect(refusal).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    if (turn < 6) await expect(heading(page)).not.toHaveText(name);
  }
  expect(new Set(adjudicated).size).toBe(7);
  await expect(page).toHaveURL(new RegExp(`${base}$`));
  await expect(page.getByText('Nothing to adjudicate')).toBeVisible();
});

test('an adjudicated sample: can be reopened with a reason and labelled again', async ({ as }) => {
  const page = await as('lead');
  await page.goto(`${base}?state=adjudicated`, { waitUntil: 'networkidle' });
  const grid = page.getByRole('grid');
  await expect(grid.locator('[data-row]')).toHaveCount(7);
  await grid.getByRole('link', { name: 'sample-09' }).click();
  await expect(heading(page)).toHaveText('sample-09');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByLabel('Reason').fill('the guidelines have changed');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Ready to adjudicate')).toBeVisible();
  await page.keyboard.press('j');
  const dialog = page.getByRole('dialog');
  const verdict = (name: string) =>
    dialog.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: new RegExp(`^${name}`) });
  // The keys of the workspace: inconsistent, then the letter of causal confusion.
  await page.keyboard.press('x');
  await expect(dialog.getByRole('group', { name: 'Type of the error' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(verdict('inconsistent')).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The dialog says itself what the server would refuse, and keeps what was chosen.
  await expect(dialog.getByText('Nobody gave this label: say why it holds.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  // New evidence: a sentence by keys, from the key that begins there, and a word by the mouse.
  await page.keyboard.press('e');
  await expect(dialog.getByText('Choosing evidence')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('s');
  await expect(dialog.getByRole('checkbox', { name: 'Supports The river is 120 km long.' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Choosing evidence')).toBeHidden();
  await dialog
    .getByRole('group', { name: 'Text of the reference' })
    .getByText('120')
    .dblclick({
      position: { x: 4, y: 8 },
    });
  await page.keyboard.press('d');
  await expect(dialog.getByRole('checkbox', { name: 'Contradicts The', exact: true })).toBeChecked();
  await verdict('unsure').click();
  await page.keyboard.press('c');
  await expect(verdict('consistent')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await expect(verdict('inconsistent')).toBeFocused();
  await page.keyboard.press('g');
  await expect(dialog.getByText('No guidelines yet')).toBeVisible();
  await page.keyboard.press('g');
  await dialog.getByLabel('Reason').fill('the lake is no cause');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem', { name: 'Segment 2' })).toContainText('the lake is no cause');
  const sampleId = /adjudication\/([^?]+)/.exec(page.url())?.[1];
  const answer = await page.request.get(`/api/v1/projects/${projectId}/adjudication/${sampleId}`);
  const { units } = (await answer.json()) as { units: { label: { evidence: object[] } }[] };
  expect(units[1]!.label.evidence).toEqual([
    { relation: 'contradicts', start: 0, end: 3, quote: 'The', origin: 'person' },
    { relation: 'supports', start: 0, end: 25, quote: 'The river is 120 km long.', origin: 'person' },
    { relation: 'contradicts', start: 26, end: 48, quote: 'It rises in the hills.', origin: 'person' },
  ]);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`${base}\\?state=adjudicated$|${base}/`));
});

test('gold goes out with its origin, and the audit log tells how it came', async ({ as }) => {
  const page = await as('lead');
  const answer = await page.request.get(`/api/v1/projects/${projectId}/export?format=jsonl`);
  const records = sampleLines(await answer.text()).map(
    (line) => JSON.parse(line) as { id: string; gold: { verdict: string; origin: string } },
  );
  expect(records).toHaveLength(12);
  for (const { id, gold } of records) {
    expect.soft(gold.verdict, id).toBe(planted(id).verdict);
    expect.soft(gold.origin, id).toBe(planted(id).keys.length > 0 ? 'adjudicated' : 'agreed');
  }
  const table = await page.request.get(`/api/v1/projects/${projectId}/export?content=gold&format=csv`);
  expect((await table.text()).trim().split('\r\n')).toHaveLength(25);

  await page.goto(`/projects/${projectId}/audit-log?sample=sample-09`, { waitUntil: 'networkidle' });
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows.first()).toContainText('adjudicated');
  await page.goto(`/projects/${projectId}/audit-log?sample=sample-09&object=adjudication`);
  await expect(rows).toHaveCount(4);
  await page.goto(`/projects/${projectId}/audit-log?sample=sample-09`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('grid')).toContainText('adjudication reopened');
  await rows.first().click();
  await page.getByRole('link', { name: 'Replay the annotation' }).click();
  await expect(page.getByText('The audit log is complete')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('slider', { name: 'Change' }).fill('0');
  await expect(page.getByText('0 of')).toBeVisible();
});
