import { type Page } from '@playwright/test';

/** Chooses on the page of runs whose predictions pre-fill, as a lead does. */
export async function choosePrefillSource(page: Page, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Drafts start from' }).click();
  await page.getByRole('option', { name: option }).click();
  await page
    .getByRole('region', { name: 'Source of the pre-fill' })
    .getByRole('button', { name: 'Save' })
    .click();
}
