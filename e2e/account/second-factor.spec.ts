import { type Page } from '@playwright/test';
import { STEP_SECONDS, totpCode } from '@/lib/auth/second-factor/totp';
import { axeFindings } from '../axe';
import { cli, expect, makeAccount, PASSWORD, signInByForm, test } from '../fixtures';
import { LIGHT_EN, lookAs } from '../looks';

// Each sets a second factor up at least once; on a slow machine that takes its time.

interface Secured {
  secret: string;
  recovery: string[];
  /** The code that set it up, which opens nothing any more. */
  used: string;
  /** The next code, which is good a step before its time. */
  next: () => string;
}

/** Sets the second factor up on the account page. */
async function secure(page: Page): Promise<Secured> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = await page.getByLabel('Key', { exact: true }).inputValue();
  const time = Date.now();
  const used = totpCode(secret, new Date(time));
  await page.getByLabel('Code from the app').fill(used);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const recovery = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  const next = () => totpCode(secret, new Date(Math.max(Date.now(), time + STEP_SECONDS * 1000)));
  return { secret, recovery, used, next };
}

async function enter(page: Page, email: string, path = '/sign-in'): Promise<void> {
  await page.goto(path);
  await signInByForm(page, email);
}

async function giveCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('after the password a code is asked for, and nothing is open before it', async ({ signedOut }) => {
  const { email } = await makeAccount('Careful');
  const home = await signedOut();
  await enter(home, email);
  await expect(home).toHaveURL('/projects');
  const { recovery, used, next } = await secure(home);

  const page = await signedOut();
  await enter(page, email, '/sign-in?next=%2Faccount');
  await expect(page).toHaveURL('/sign-in/code?next=%2Faccount');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull();
  expect((await page.request.get('/api/v1/notices')).status()).toBe(401);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => name.includes('session'))).toEqual([]);
  expect(cookies.find(({ name }) => name === 'face4rag.second_step')).toMatchObject({
    httpOnly: true,
    path: '/sign-in',
  });

  await giveCode(page, 'Code', used);
  await expect(page.getByText('This code is not right, or has been used.')).toBeVisible();
  await giveCode(page, 'Code', next());
  await expect(page).toHaveURL('/account');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('face4rag.second_step');

  const lost = await signedOut();
  await enter(lost, email);
  await lost.getByRole('link', { name: 'use a recovery code' }).click();
  await giveCode(lost, 'Recovery code', recovery[0]!.toUpperCase());
  await expect(lost).toHaveURL('/projects');
  await lost.goto('/account');
  await expect(lost.getByText('9 recovery codes are left.')).toBeVisible();
  await lost.getByRole('button', { name: 'Turn off' }).click();
  await lost.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(lost.getByText('It is off: your password alone lets you in.')).toBeVisible();
});

test('guessing codes is slowed', { tag: '@long' }, async ({ signedOut }) => {
  const { email } = await makeAccount('Guessed code');
  const home = await signedOut();
  await enter(home, email);
  await expect(home).toHaveURL('/projects');
  const { next } = await secure(home);
  const page = await signedOut();
  await enter(page, email);
  for (let attempt = 1; attempt <= 10; attempt++) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await giveCode(page, 'Code', `not a code ${attempt}`);
    await answered;
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  }
  await giveCode(page, 'Code', next());
  await expect(page.getByText(/Too many attempts. Try again in 1[45] minutes./)).toBeVisible();
});

test(
  'an owner sees who has a second factor and resets it, and so does the command line',
  { tag: '@long' },
  async ({ as, signedOut }) => {
    const { email } = await makeAccount('Lost phone');
    const page = await signedOut();
    await enter(page, email);
    await expect(page).toHaveURL('/projects');
    await secure(page);
    const owner = await as('owner');
    await owner.goto('/people');
    const row = owner.getByRole('row', { name: email });
    await expect(row.getByText('password and code')).toBeVisible();
    await row.getByRole('button').click();
    await owner.getByRole('menuitem', { name: 'Reset the second factor…' }).click();
    await owner.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(owner.getByText('Lost phone signs in with the password alone now.')).toBeVisible();
    await expect(row.getByText('password and code')).toHaveCount(0);

    await enter(page, email);
    await expect(page).toHaveURL('/projects');
    await secure(page);
    cli(['user', 'reset-second-factor', email]);
    await page.goto('/account');
    await expect(page).toHaveURL('/sign-in?next=%2Faccount');
    await signInByForm(page, email, PASSWORD);
    await expect(page).toHaveURL('/account');
  },
);

const PATHS = ['/sign-in/code', '/sign-in/code?with=recovery'];

test(
  'axe finds nothing on the screens of the second factor, in both languages and themes',
  { tag: '@long' },
  async ({ signedOut, baseURL }) => {
    const { email } = await makeAccount('Looking');
    const home = await signedOut();
    const page = await signedOut();
    await enter(home, email);
    await expect(home).toHaveURL('/projects');
    for (const look of LIGHT_EN) {
      await lookAs(home, look, baseURL);
      await home.goto('/account', { waitUntil: 'networkidle' });
      await home.getByRole('button', { name: /^(Set up|设置)$/ }).click();
      await expect(home.getByRole('dialog').getByRole('img')).toBeVisible();
      expect(await axeFindings(home)).toEqual([]);
    }
    await lookAs(home, { locale: 'en', theme: 'light' }, baseURL);
    await secure(home);
    await home.getByRole('button', { name: 'New recovery codes' }).click();
    await home.getByRole('button', { name: 'Create new codes' }).click();
    await expect(home.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(await axeFindings(home)).toEqual([]);
    const downloading = home.waitForEvent('download');
    await home.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('face4rag-recovery-codes.txt');
    await enter(page, email);
    await expect(page).toHaveURL(/\/sign-in\/code/);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const look of LIGHT_EN) {
      await lookAs(page, look, baseURL);
      for (const path of PATHS) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    }
  },
);
