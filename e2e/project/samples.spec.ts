import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { hydrated } from '../hydrated';
import { makeProject } from '../project';

/** Sixty samples in two pages, s-01 to s-60; every third is Chinese. */
async function makeSamples(): Promise<string> {
  const lines = ['id,question,ref,answer,language,generator'];
  for (let n = 1; n <= 60; n += 1)
    lines.push(
      n % 3 === 0
        ? `s-${String(n).padStart(2, '0')},第 ${n} 条河有多长？,第 ${n} 条河长 ${n} 公里。,这条河长 ${n} 公里。,zh,model-a`
        : `s-${String(n).padStart(2, '0')},How long is river ${n}?,River ${n} is ${n} km long and rises in the hills.,It is ${n} km long.,en,model-b`,
    );
  const file = { name: 'samples.csv', text: lines.join('\n') };
  const { id } = await makeProject('Samples by keyboard', { members: ['lead', 'annotator'], file });
  return id;
}

const row = (page: Page, name: string) => page.locator('tr[data-row]').filter({ hasText: name });
const rows = (page: Page) => page.locator('tr[data-row]');
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });

test('filter, sort, peek, select all, withdraw, restore and back, by keyboard', async ({ as }) => {
  const id = await makeSamples();
  const page = await as('lead');
  const keys = page.keyboard;
  await page.goto(`/projects/${id}/samples`);
  await expect(range(page)).toContainText('1–50 of 60');

  // Search, from anywhere, by "/".
  await keys.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('river 4');
  await keys.press('Enter');
  await expect(page).toHaveURL(/search=river\+4$/);
  await expect(range(page)).toContainText('of 8'); // river 4, and 40 to 49 but the Chinese ones
  await keys.press('ArrowDown');
  await expect(row(page, 's-04')).toBeFocused();

  // Walk and look.
  await keys.press('j');
  await expect(row(page, 's-40')).toBeFocused();
  await keys.press('Enter');
  const peek = page.getByRole('region', { name: 'The sample' });
  await expect(peek.getByRole('heading', { name: 's-40' })).toBeVisible();
  await expect(peek.getByText('River 40 is 40 km long and rises in the hills.')).toBeVisible();
  await expect(page).toHaveURL(/peek=/);
  expect(await axeFindings(page)).toEqual([]);
  await keys.press('j');
  await expect(peek.getByRole('heading', { name: 's-41' })).toBeVisible();
  await keys.press('Enter'); // once more goes into it
  await expect(peek).toBeFocused();
  await keys.press('k');
  await expect(peek.getByRole('heading', { name: 's-40' })).toBeVisible();
  await keys.press('Escape');
  await expect(peek).toBeHidden();
  await expect(row(page, 's-40')).toBeFocused();
  await expect(page).toHaveURL(/search=river\+4$/);

  // Back to the whole list, then the last first.
  await page.goBack();
  await expect(range(page)).toContainText('1–50 of 60');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('button', { name: 'Id', exact: true }).press('Enter');
  await expect(page).toHaveURL(/sort=id/);
  await page.getByRole('button', { name: 'Id', exact: true }).press('Enter');
  await expect(page).toHaveURL(/descending=true/);
  await expect(rows(page).first()).toContainText('s-60');
  await expect(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'descending');

  // English only, from the chip's menu.
  await page.getByRole('button', { name: 'Language' }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await keys.type('En');
  await keys.press('Enter');
  await expect(page).toHaveURL(/language=en/);
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await expect(range(page)).toContainText('of 40');

  // A range of rows, then the page.
  await rows(page).first().focus();
  await keys.press('Space');
  await keys.press('j');
  await keys.press('j');
  await keys.press('Shift+Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await keys.press('Control+a');
  await expect(page.getByText('40 selected')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');

  // All that match, on both pages, but one.
  await page.getByRole('button', { name: 'Remove the filter “Language”' }).press('Enter');
  await expect(range(page)).toContainText('1–50 of 60');
  await rows(page).first().focus();
  await keys.press('Control+a');
  await page.getByRole('button', { name: 'Select all 60 that match' }).press('Enter');
  await rows(page).first().focus();
  await keys.press('Space');
  await expect(page.getByText('59 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw 59 samples?' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Reason').focus();
  await keys.press('Enter');
  await expect(dialog.getByText('Give a reason; it is shown in the history of each sample.')).toBeVisible();
  await keys.type('wrong references');
  await keys.press('Enter');
  await expect(page.getByText('59 samples withdrawn')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 's-60')).toBeFocused();

  // And back into the work.
  await page.goto(`/projects/${id}/samples?state=withdrawn`);
  await expect(range(page)).toContainText('1–50 of 59');
  await (await hydrated(rows(page).first())).focus();
  await keys.press('Space');
  await page.getByRole('button', { name: 'Reinstate' }).press('Enter');
  await expect(page.getByText('1 sample reinstated')).toBeVisible();
  await expect(range(page)).toContainText('1–50 of 58');
  await expect(page.getByText('1 selected')).toBeHidden(); // the choice ends with the act, and would end the next one
  await rows(page).first().focus();
  await keys.press('Control+a');
  await page.getByRole('button', { name: 'Select all 58 that match' }).press('Enter');
  await page.getByRole('button', { name: 'Reinstate' }).press('Enter');
  await expect(page.getByText('No sample matches')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await expect(range(page)).toContainText('1–50 of 60');
});

test('a view can be linked, its look is kept, and an annotator can choose nothing', async ({ as }) => {
  const id = await makeSamples();
  const page = await as('lead');
  await page.goto(`/projects/${id}/samples?language=zh&sort=id&descending=true`);
  await expect(rows(page).first()).toContainText('s-60');
  await page.getByRole('button', { name: 'View' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Generator' }).click();
  await page.getByRole('menuitemradio', { name: 'Roomy' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Generator' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Language' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Generator' })).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveAttribute('data-density', 'comfortable');

  const other = await as('annotator');
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`/projects/${id}/samples`);
  await expect(rows(other)).toHaveCount(50);
  await expect(other.getByRole('checkbox')).toHaveCount(0);
  await rows(other).first().click();
  const sheet = other.getByRole('dialog', { name: 'The sample' });
  await expect(sheet.getByText('River 1 is 1 km long and rises in the hills.')).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await other.goBack();
  await expect(sheet).toBeHidden();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
