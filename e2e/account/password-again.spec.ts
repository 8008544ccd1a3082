import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, inDatabase, makeAccount, PASSWORD, signInByForm, test } from '../fixtures';

/** An owner of their own, signed in, whose password was given too long ago. */
async function agedOwner(page: Page): Promise<void> {
  const { email } = await makeAccount('Aged', 'owner');
  await page.goto('/sign-in');
  await signInByForm(page, email);
  await expect(page).toHaveURL('/projects');
  expect(await inDatabase('age-session', email)).toEqual({ sessions: 1 });
}

test(
  'a link for a new password asks for one’s own password again, over the open dialog',
  { tag: '@long' },
  async ({ signedOut }) => {
    const { email } = await makeAccount('Forgetful');
    const page = await signedOut();
    await agedOwner(page);
    await page.goto('/people');
    await page.getByRole('row', { name: email }).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Link for a new password…' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const again = page.getByRole('dialog', { name: 'Enter your password again' });
    await expect(again.getByLabel('Your password', { exact: true })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(again.getByText('The current password is wrong.')).toBeVisible();
    await again.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Link for a new password')).toHaveValue(/\/reset\//);
  },
);

test('an endpoint is kept as it was typed while the password is asked for', async ({ signedOut }) => {
  const page = await signedOut();
  await agedOwner(page);
  await page.goto('/settings/endpoints/new');
  const name = `Typed ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Base URL').fill('https://api.example.com/v1');
  await page.getByLabel('API key').fill('sk-typed-by-the-test-1234');
  await page.getByLabel('Model', { exact: true }).fill('judge-1');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await expect(page.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('This asks for your password again.')).toBeVisible();
  await expect(page.getByLabel('API key')).toHaveValue('sk-typed-by-the-test-1234');
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/settings/endpoints');
  await expect(page.getByRole('region', { name, exact: true }).getByText('ends in 1234')).toBeVisible();
});
