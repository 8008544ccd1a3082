import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { LIGHT_EN, lookAs } from '../looks';
import { makeProject } from '../project';

let id: string;
test.beforeAll(async () => {
  ({ id } = await makeProject('Places', { members: ['lead', 'annotator', 'reader'] }));
});

const links = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).getByRole('link');
/** How far the page reaches beyond the window, and links beyond their bar. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...[...document.querySelectorAll('header a')].map(
        (link) => link.getBoundingClientRect().right - window.innerWidth,
      ),
    ),
  );

test('every role has its places, and nothing is cut off at 320 and 1024 pixels', async ({ as }) => {
  const lead = await as('lead');
  await lead.goto(`/projects/${id}/rounds/known`);
  await expect(links(lead, 'Project')).toHaveText(['Overview', 'Data', 'Work', 'Quality', 'Data set']);
  await expect(links(lead, 'Project').nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(links(lead, 'Work')).toHaveText(['My work', 'Rounds', 'Guidelines', 'People']);
  await expect(links(lead, 'Work').nth(1)).toHaveAttribute('aria-current', 'page');
  for (const width of [320, 1024]) {
    await lead.setViewportSize({ width, height: 700 });
    expect(await overflow(lead)).toBeLessThanOrEqual(0);
  }
  await lead.getByRole('button', { name: 'Project: Places' }).click();
  await lead.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(links(lead, 'Settings and audit log')).toHaveText(['Settings', 'Audit log']);
  await lead.getByRole('link', { name: /^Notifications/ }).click();
  await lead.waitForURL('/notices');
  await links(lead, 'Project').nth(3).click(); // the project that one came from stays at hand
  await expect(lead.getByRole('heading', { level: 1, name: 'Agreement' })).toBeVisible();

  const annotator = await as('annotator');
  await annotator.goto('/projects');
  await annotator.getByRole('link', { name: 'Places', exact: true }).click();
  await expect(links(annotator, 'Project')).toHaveText(['My work', 'Guidelines']);
  await expect(links(annotator, 'My work').first()).toHaveAttribute('aria-current', 'page');
  const reader = await as('reader');
  await reader.goto(`/projects/${id}`);
  await expect(links(reader, 'Project')).toHaveText(['Overview', 'Samples', 'Quality', 'Data set']);
  await reader.goto(`/projects/${id}/settings`);
  await expect(reader.getByRole('heading', { level: 1, name: /role does not open/ })).toBeVisible();
  expect(await axeFindings(reader)).toEqual([]);
});

for (const look of LIGHT_EN)
  test(`the palette goes anywhere by name, ${look.locale} and ${look.theme}: axe finds nothing`, async ({
    as,
    baseURL,
  }) => {
    const page = await as('annotator');
    await lookAs(page, look, baseURL);
    const [title, samples, outcomes] =
      look.locale === 'en' ? ['Go to…', 'samples', 'adjud'] : ['前往…', '样本', '裁定'];
    await page.goto(`/projects/${id}/guidelines`);
    const field = page.getByRole('combobox', { name: title });
    // A key is heard from hydration on, which no event tells.
    await expect(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    await field.fill('nowhere at all');
    await expect(page.getByRole('option')).toHaveCount(0);
    // Theirs by its address, but in no place of their navigation.
    await field.fill(samples);
    await expect(page.getByRole('option')).toHaveCount(0);
    await field.fill(outcomes);
    // Enter that ends the composition of an input method chooses nothing.
    await field.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await page.waitForURL(`/projects/${id}/annotate/outcomes`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
