import { type Page } from '@playwright/test';

/** An endpoint with prices, made as an owner does it; its model is its own, so that no stored reply helps. */
export async function addEndpoint(
  page: Page,
  { name, baseUrl }: { name: string; baseUrl: string },
): Promise<void> {
  await page.goto('/settings/endpoints/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Base URL').fill(baseUrl);
  await page.getByLabel('API key').fill('sk-of-the-runs-0000');
  await page.getByRole('checkbox', { name: 'Allow private addresses' }).click();
  await page.getByLabel('Model', { exact: true }).fill(`judge of ${name}`);
  await page.getByLabel('Input').fill('2');
  await page.getByLabel('Output').fill('10');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await page.waitForURL('/settings/endpoints');
}

/** The model of an endpoint, in the form of a run. */
export async function chooseModel(page: Page, endpoint: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Model', exact: true }).click();
  await page.getByRole('option', { name: `judge of ${endpoint} · ${endpoint}` }).click();
}
