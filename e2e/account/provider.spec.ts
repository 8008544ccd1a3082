import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, inDatabase, makeAccount, test } from '../fixtures';

/** Signs in on the provider's own page, which takes any password. */
async function atProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('somebody comes in by the company’s provider, to the page that they wanted, and is bound to it', async ({
  signedOut,
}) => {
  const { email } = await makeAccount('Employed');
  const page = await signedOut();
  await page.goto('/sign-in?next=%2Faccount');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with Example Company' }).click();
  await atProvider(page, email);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('This account is bound to your account at Example Company.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

for (const [locale, link, words] of [
  ['en', 'Sign in with Example Company', 'Nobody here has your e-mail address.'],
  ['zh-CN', '使用 Example Company 登录', '没有与您的邮箱对应的账号。'],
] as const)
  test(`somebody whom nobody here knows is told so in words of the studio: ${locale}`, async ({
    signedOut,
    baseURL,
  }) => {
    const page = await signedOut();
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    await page.goto('/sign-in');
    await page.getByRole('link', { name: link }).click();
    await atProvider(page, `${crypto.randomUUID()}@example.test`);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
  });

test('an address that the provider has not verified opens nothing', async ({ signedOut }) => {
  const page = await signedOut();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Sign in with Example Company' }).click();
  await atProvider(page, 'unverified@example.test');
  await expect(
    page.getByText('The provider has not verified your e-mail address', { exact: false }),
  ).toBeVisible();
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/sign-in/);
});

test(
  'an owner who came by the provider confirms there what asks for a password',
  { tag: '@long' },
  async ({ signedOut }) => {
    const { email } = await makeAccount('Bound', 'owner');
    const page = await signedOut();
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Sign in with Example Company' }).click();
    await atProvider(page, email);
    await expect(page).toHaveURL('/projects');
    expect(await inDatabase('age-session', email)).toEqual({ sessions: 1 });
    const other = await makeAccount('Forgetful');
    const makeLink = async (): Promise<void> => {
      await page.goto('/people');
      await page.getByRole('row', { name: other.email }).getByRole('button').click();
      await page.getByRole('menuitem', { name: 'Link for a new password…' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
    };
    await makeLink();
    await page.getByRole('link', { name: 'Sign in with Example Company again' }).click();
    await atProvider(page, email);
    await expect(page).toHaveURL('/people');
    await makeLink();
    await expect(page.getByLabel('Link for a new password')).toHaveValue(/\/reset\//);
  },
);
