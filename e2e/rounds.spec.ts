import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { atDesk, expect } from './desk';
import { cli, emailOf, test } from './fixtures';

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
function makeProject(): string {
  const { id } = cli<{ id: string }>(['project', 'create', `Rounds ${randomUUID().slice(0, 6)}`]);
  for (const role of ['lead', 'annotator'] as const)
    cli(['project', 'add-member', id, '--email', emailOf(role), '--role', role]);
  const file = path.join(os.tmpdir(), `rounds-${randomUUID()}.jsonl`);
  fs.writeFileSync(file, SAMPLES.map((one) => `${JSON.stringify(one)}\n`).join(''));
  cli(['import', file, '--project', id]);
  fs.rmSync(file);
  return id;
}

const take = (page: Page) => page.getByRole('button', { name: /Take the next sample|Go on/ }).click();

test('a lead opens a round, gives samples out and takes one away while it is labelled', async ({ as }) => {
  test.setTimeout(180_000);
  const id = makeProject();
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
  await lead.getByRole('button', { name: 'Open the round' }).click();
  await expect(lead.getByLabel('People per sample')).toHaveAttribute('aria-invalid', 'true');
  await lead.getByLabel('People per sample').fill('2');
  await lead.getByLabel('Hours without work').fill('48');
  await lead.getByRole('button', { name: 'Open the round' }).click();
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
  await atDesk(ann);
  await expect(ann.getByText('Round 2: Two eyes')).toBeVisible();
  await ann.keyboard.press('c');
  await expect(ann.getByText('Saved', { exact: true })).toBeVisible();
  const sample = (await ann.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await lead.reload({ waitUntil: 'networkidle' });
  const give2 = lead.getByRole('combobox', { name: `Give ${sample} of Annotator to` });
  await give2.click();
  await lead.getByRole('option', { name: 'Lead' }).click();
  await expect(lead.getByText(`${sample} is now with Lead.`)).toBeVisible();
  // Both have had the sample now, whose second place is free.
  await expect(lead.getByRole('note')).toContainText('Nobody may take 1 free place');
  await expect(lead.getByRole('note')).toContainText('1 place is on samples that everybody who reads');

  await ann.keyboard.press('u');
  await expect(ann.getByText(/A lead has given this sample to somebody else/).first()).toBeVisible();
  await ann.reload();
  await expect(ann.getByText(/What you did stays readable here/)).toBeVisible();

  await lead.goto(`/projects/${id}/rounds`);
  expect(await axeFindings(lead)).toEqual([]);
  // With what lies aside for them as the next.
  await expect(lead.getByRole('row', { name: /Annotator/ })).toContainText(/[12] (in progress|reserved)/);
  const hours = await lead.request.get(`/api/projects/${id}/hours`);
  expect(await hours.text()).toContain(
    'person,email,round,round_kind,round_name,day_utc,submitted,active_hours',
  );
  expect((await ann.request.get(`/api/projects/${id}/hours`)).status()).toBe(403);
});

test('a training round shows the known answer right after handing in', async ({ as }) => {
  test.setTimeout(120_000);
  const id = makeProject();
  const [lead, ann] = [await as('lead'), await as('annotator')];
  await lead.goto(`/projects/${id}/rounds/new`, { waitUntil: 'networkidle' });
  await lead.getByRole('radio', { name: /^Training/ }).click();
  await lead.getByRole('button', { name: 'Open the round' }).click();
  await expect(lead.getByText('0 of 2')).toBeVisible();

  await ann.goto(`/projects/${id}/annotate`, { waitUntil: 'networkidle' });
  await take(ann);
  await atDesk(ann);
  await expect(ann.getByText('river', { exact: true }).first()).toBeVisible();
  await ann.keyboard.press('c');
  await expect(ann.getByText('Saved', { exact: true })).toBeVisible();
  await ann.keyboard.press('Control+Enter');
  await expect(ann.getByRole('status').filter({ hasText: 'The known answer' })).toContainText(
    /known to hold: .* You said: consistent\./,
  );
  await expect(ann.getByRole('note').filter({ hasText: 'handed in this training sample' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Next sample' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Reopen' })).toBeHidden();
  await lead.reload();
  await expect(lead.getByRole('table', { name: 'On samples whose answer is known' })).toContainText('0 of 1');
});
