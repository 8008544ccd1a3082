import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { atWorkspace, allSaved } from '../workspace';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';

const SAMPLES = [
  { id: 'river', label: 'inconsistent', error_type: 'Hallu' },
  { id: 'museum', label: 'consistent' },
  { id: 'bridge' },
  { id: 'tower' },
].map((more) => ({
  question: 'How long is it?',
  reference: `The ${more.id} is 120 m long.`,
  answer: `The ${more.id} is 120 m long.`,
  ...more,
}));

/** A project of lead and annotator with four samples; of two of them the source tells the answer. */
async function makeFour(): Promise<string> {
  const file = { name: 'rounds.jsonl', text: SAMPLES.map((one) => `${JSON.stringify(one)}\n`).join('') };
  const name = `Rounds ${randomUUID().slice(0, 6)}`;
  const { id } = await makeProject(name, { members: ['lead', 'annotator'], file });
  return id;
}

const take = (page: Page) => page.getByRole('button', { name: /Take the next sample|Continue/ }).click();

/** Takes a sample, labels its first segment, and waits until the next ones are reserved. */
async function claimAndReserve(page: Page, projectId: string): Promise<void> {
  await page.goto(`/projects/${projectId}/annotate`, { waitUntil: 'networkidle' });
  const ahead = page.waitForResponse('**/queue/reserve');
  await take(page);
  await atWorkspace(page);
  await page.keyboard.press('c');
  await allSaved(page);
  await ahead;
}

const preview = (page: Page) => page.getByRole('region', { name: 'What it will draw' });

/** Looks at what the round in the form would draw, and opens it. */
async function openRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show what it draws' }).click();
  await expect(preview(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open the round' }).click();
  await expect(page).toHaveURL(/rounds\/[\da-f-]{36}$/);
}

test('a lead opens a round, gives samples out and takes one away while it is labelled', async ({ as }) => {
  const id = await makeFour();
  const [lead, ann] = [await as('lead'), await as('annotator')];

  await lead.goto(`/projects/${id}/rounds`);
  await expect(lead.getByRole('link', { name: 'Round 1' })).toBeVisible();
  await lead.getByRole('link', { name: 'Round 1' }).click();
  await lead.getByRole('button', { name: 'Close the round' }).click();
  await lead.getByRole('dialog').getByRole('button', { name: 'Close the round' }).click();
  await expect(lead.getByText('Closed', { exact: true }).first()).toBeVisible();

  await lead.goto(`/projects/${id}/rounds/new`, { waitUntil: 'networkidle' });
  await lead.getByRole('radio', { name: /^Pilot/ }).click();
  await lead.getByRole('textbox', { name: 'Name' }).fill('Two eyes');
  await lead.getByLabel('People per sample').fill('0');
  await lead.getByRole('button', { name: 'Show what it draws' }).click();
  await expect(lead.getByLabel('People per sample')).toHaveAttribute('aria-invalid', 'true');
  await lead.getByLabel('People per sample').fill('2');
  // What most rounds leave as it is stands folded, and shows what is wrong in it.
  const idle = lead.getByLabel('Release after (hours idle)');
  await expect(idle).toBeHidden();
  await lead.getByText('More settings').click();
  await idle.fill('0');
  await lead.getByText('More settings').click();
  await expect(idle).toBeHidden();
  await lead.getByRole('button', { name: 'Show what it draws' }).click();
  await expect(idle).toBeFocused();
  await expect(idle).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(lead)).toEqual([]);
  await idle.fill('48');
  await openRound(lead);
  await expect(lead.getByRole('heading', { level: 1, name: 'Round 2: Two eyes' })).toBeVisible();
  await expect(lead.getByText('0 of 8')).toBeVisible();
  expect(await axeFindings(lead)).toEqual([]);

  const give = lead.getByRole('region', { name: 'Give out samples' });
  await give.getByRole('combobox').click();
  await lead.getByRole('option', { name: 'Annotator' }).click();
  await give.getByLabel('How many').fill('2');
  await give.getByRole('button', { name: 'Give out' }).click();
  await expect(lead.getByText('2 samples given out')).toBeVisible();

  await ann.goto(`/projects/${id}/annotate`, { waitUntil: 'networkidle' });
  await take(ann);
  await atWorkspace(ann);
  await expect(ann.getByText('Round 2: Two eyes')).toBeVisible();
  await ann.keyboard.press('c');
  await allSaved(ann);
  const sample = (await ann.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await lead.reload({ waitUntil: 'networkidle' });
  const give2 = lead.getByRole('combobox', { name: `Give ${sample} of Annotator to` });
  await give2.click();
  await lead.getByRole('option', { name: 'Lead' }).click();
  await expect(lead.getByText(`${sample} is now with Lead.`)).toBeVisible();
  // Both have had the sample now, whose second place is free.
  await expect(lead.getByRole('note')).toContainText('Nobody may take 1 open assignment');
  await expect(lead.getByRole('note')).toContainText('1 assignment is on samples that everybody who reads');

  await ann.keyboard.press('u');
  await expect(ann.getByText(/A lead has given this sample to somebody else/).first()).toBeVisible();
  await ann.reload();
  await expect(ann.getByText(/What you did stays readable here/)).toBeVisible();

  await lead.goto(`/projects/${id}/rounds`);
  expect(await axeFindings(lead)).toEqual([]);
  // With the samples reserved for them.
  await expect(lead.getByRole('row', { name: /Annotator/ })).toContainText(/[12] (in progress|reserved)/);
  const hours = await lead.request.get(`/api/v1/projects/${id}/hours`);
  expect(await hours.text()).toContain(
    'person,email,round,round_kind,round_name,day_utc,submitted,active_hours',
  );
  expect((await ann.request.get(`/api/v1/projects/${id}/hours`)).status()).toBe(403);
});

test(
  'a pilot over a list is shown before it opens, goes before Round 1, and steps back where a lead moves it',
  { tag: '@long' },
  async ({ as }) => {
    const id = await makeFour();
    const [lead, ann] = [await as('lead'), await as('annotator')];
    // Their workspace has the next samples of Round 1 reserved while they are at its first.
    await claimAndReserve(ann, id);
    await expect(ann.getByRole('heading', { level: 1 })).toHaveText('river');

    await lead.goto(`/projects/${id}/rounds/new`, { waitUntil: 'networkidle' });
    await lead.getByRole('radio', { name: /^Pilot/ }).click();
    await lead.getByRole('radio', { name: 'Only these people' }).click();
    await lead.getByRole('checkbox', { name: 'Annotator participates' }).click();
    await lead.getByRole('radio', { name: /^A list of ids/ }).click();
    await lead.getByLabel('Sample ids').fill('tower\nnowhere');
    await lead.getByRole('button', { name: 'Show what it draws' }).click();
    await expect(preview(lead)).toContainText('1 line names no sample of the project: line 2 (nowhere)');
    await expect(lead.getByRole('button', { name: 'Open the round' })).toBeHidden();
    await lead.getByLabel('Sample ids').fill('tower');
    await expect(preview(lead)).toBeHidden();
    await lead.getByRole('button', { name: 'Show what it draws' }).click();
    await expect(preview(lead)).toContainText('1 sample, 1 assignment; the answer to 0 of them is known.');
    await expect(preview(lead)).toContainText('For Annotator these come before Round 1.');
    await preview(lead).getByText('The sample', { exact: true }).click();
    await expect(preview(lead).getByRole('table', { name: 'Samples that it draws' })).toContainText('tower');
    expect(await axeFindings(lead)).toEqual([]);
    await lead.getByRole('button', { name: 'Open the round' }).click();
    await expect(lead.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
    await expect(lead.getByText(/Samples: A list of 1 id\./)).toBeVisible();

    // What the workspace had prefetched is refused to it, and the pilot's sample comes.
    await ann.keyboard.press('Control+Enter');
    await expect(ann.getByRole('heading', { level: 1 })).toHaveText('tower');
    await expect(ann.getByText('Round 2', { exact: true })).toBeVisible();

    await lead.goto(`/projects/${id}/rounds`, { waitUntil: 'networkidle' });
    const order = lead.getByRole('list', { name: 'Order of the open rounds' });
    await expect(order.getByRole('listitem')).toHaveText([/Round 2.*Annotator/, /Round 1.*everybody/]);
    expect(await axeFindings(lead)).toEqual([]);
    await lead.getByRole('button', { name: 'Move Round 1 up' }).focus();
    await lead.keyboard.press('Enter');
    await expect(order.getByRole('listitem')).toHaveText([/Round 1/, /Round 2/]);
  },
);

test('a training round without a known answer warns, and opens only on a word', async ({ as }) => {
  const id = await makeFour();
  const lead = await as('lead');
  await lead.goto(`/projects/${id}/rounds/new`, { waitUntil: 'networkidle' });
  await lead.getByRole('radio', { name: /^Training/ }).click();
  await lead.getByRole('radio', { name: /^A list of ids/ }).click();
  await lead.getByLabel('Sample ids').fill('bridge\ntower');
  await lead.getByRole('button', { name: 'Show what it draws' }).click();
  await expect(preview(lead)).toContainText('0 of 2 samples have a known answer; adjudicate some first.');
  await lead.getByRole('button', { name: 'Open the round' }).click();
  await expect(lead.getByText(/^The round would give nobody a sample. Tick/)).toBeVisible();
  await lead.getByRole('checkbox', { name: /^Open it all the same/ }).click();
  await lead.getByRole('button', { name: 'Open the round' }).click();
  await expect(lead.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
});

test('a round is made of what is chosen in the list of samples', async ({ as }) => {
  const id = await makeFour();
  const lead = await as('lead');
  await lead.goto(`/projects/${id}/samples?search=bridge`, { waitUntil: 'networkidle' });
  await lead.getByRole('checkbox', { name: /bridge/ }).click();
  await lead.getByRole('button', { name: 'New round of these' }).click();
  await expect(
    lead.getByRole('radio', { name: 'The sample that you chose in the list of samples' }),
  ).toBeChecked();
  await openRound(lead);
  await expect(lead.getByText('0 of 1', { exact: true }).first()).toBeVisible();

  await lead.goto(`/projects/${id}/rounds/new`, { waitUntil: 'networkidle' });
  await lead.getByRole('radio', { name: /^Those that a filter finds/ }).click();
  await lead.getByRole('button', { name: 'State', exact: true }).click();
  await lead.getByRole('menuitemradio', { name: 'Open' }).click();
  await openRound(lead);
  await expect(lead.getByText('Found by State: Open.', { exact: false })).toBeVisible();
});

test('a prefetched sample after a change of policy: is not opened, and comes blind', async ({ as }) => {
  const id = await makeFour();
  const [lead, ann] = [await as('lead'), await as('annotator')];
  await claimAndReserve(ann, id);
  await lead.goto(`/projects/${id}/settings`, { waitUntil: 'networkidle' });
  await expect(lead.getByText(/1 draft/)).toBeVisible();
  const policy = lead.getByRole('region', { name: 'What people see of the method' });
  await policy.getByRole('radio', { name: /^Blind/ }).click();
  await policy.getByRole('button', { name: 'Save' }).click();
  await expect(policy.getByRole('status')).toHaveText('Saved.');
  const refused = ann.waitForResponse(
    (response) => response.url().endsWith('/queue/open') && response.status() === 409,
  );
  const opened = ann.waitForResponse(
    (response) => response.url().endsWith('/queue/open') && response.status() === 204,
  );
  await ann.keyboard.press('Control+Enter');
  await refused;
  await opened;
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('museum');
  await ann.keyboard.press('c');
  await allSaved(ann);
});
