import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { allSaved } from '../workspace';

import { emailOf, expect, inDatabase, test } from '../fixtures';

const heads = (page: Page) => page.locator('[data-segment-head]');
const result = (page: Page) => page.getByRole('region', { name: 'Your labels beside the known answer' });
const sum = (page: Page) => page.getByRole('status').filter({ hasText: 'verdict on the answer' });

/** Calls both segments consistent and submits. */
async function callConsistent(page: Page, sample: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: sample })).toBeVisible();
  for (const at of [0, 1]) {
    await heads(page).nth(at).click();
    await page.keyboard.press('c');
  }
  await allSaved(page);
  await page.keyboard.press('Control+Enter');
}

test(
  'training shows each segment beside the known label, goes on by key, and its samples do not come again',
  { tag: '@long' },
  async ({ as }) => {
    const { projectId } = await inDatabase<{ projectId: string }>(
      'training',
      emailOf('lead'),
      emailOf('annotator'),
    );
    const base = `/projects/${projectId}`;
    const [lead, ann] = [await as('lead'), await as('annotator')];

    // The lead sees what is known, and with what verdicts.
    await lead.goto(`${base}/rounds`, { waitUntil: 'networkidle' });
    await lead.getByRole('link', { name: 'Known answers' }).click();
    await expect(lead.getByText('1 consistent · 1 inconsistent')).toBeVisible();
    // The lead who adjudicated it knows it.
    await expect(lead.getByRole('row', { name: /^lake/ })).toContainText('1 of 2');
    expect(await axeFindings(lead)).toEqual([]);
    await lead.getByRole('combobox', { name: 'plain as a honeypot' }).click();
    await lead.getByRole('option', { name: 'Never' }).click();
    await expect(lead.getByText('Saved', { exact: true })).toBeVisible();
    await lead.reload({ waitUntil: 'networkidle' });
    await expect(lead.getByRole('combobox', { name: 'plain as a honeypot' })).toContainText('Never');

    await lead.goto(`${base}/rounds/new`, { waitUntil: 'networkidle' });
    await lead.getByRole('radio', { name: /^Training/ }).click();
    await lead.getByRole('button', { name: 'Show what it draws' }).click();
    await lead.getByRole('button', { name: 'Open the round' }).click();
    await expect(lead.getByText('0 of 2', { exact: true })).toBeVisible();

    // Wrong: which segment, what is known instead, on what and why.
    await ann.goto(`${base}/annotate`, { waitUntil: 'networkidle' });
    await ann.getByRole('button', { name: /Take the next sample|Continue/ }).click();
    await expect(
      ann
        .getByRole('banner')
        .getByText('Training', { exact: true })
        .or(ann.locator('header').getByText('Training', { exact: true }))
        .first(),
    ).toBeVisible();
    await callConsistent(ann, 'lake');
    await expect(sum(ann)).toContainText(
      'Not all match. 1 of 2 segments match; the verdict on the answer differs.',
    );
    const next = ann.getByRole('button', { name: /Next sample/ });
    await expect(next).toBeFocused();
    const units = result(ann).getByRole('listitem');
    await expect(result(ann).getByText('Differs', { exact: true }).first()).toBeVisible();
    await expect(result(ann)).toContainText('The reference says the hills.');
    await expect(result(ann).getByRole('list', { name: 'What the known label rests on' })).toContainText(
      'It rises in the hills.',
    );
    await expect(
      ann.getByText('It rises in the hills.').and(ann.locator('.evidence-contradicts')).first(),
    ).toBeVisible();
    await expect(units.first()).toContainText('Matches');
    expect(await axeFindings(ann)).toEqual([]);

    // Right, after the key.
    await ann.keyboard.press('Control+Enter');
    await callConsistent(ann, 'plain');
    await expect(sum(ann)).toContainText(
      'All match. 2 of 2 segments match; the verdict on the answer matches.',
    );
    await expect(result(ann).getByText('Differs', { exact: true })).toHaveCount(0);

    // Then the main round, without the two.
    await expect(next).toBeFocused();
    await ann.keyboard.press('Enter');
    await callConsistent(ann, 'other');
    await expect(ann).toHaveURL(/annotate\?empty=1/);

    // To be looked at again, beside the known answer.
    await ann.getByRole('link', { name: 'lake' }).click();
    await expect(sum(ann)).toContainText('1 of 2 segments match');
    await expect(ann.getByRole('button', { name: 'Reopen' })).toBeHidden();

    await lead.goto(`${base}/rounds`);
    await lead.getByRole('link', { name: 'Round 2' }).first().click();
    await expect(lead.getByRole('table', { name: 'On samples whose answer is known' })).toContainText(
      '1 of 1',
    );
  },
);
