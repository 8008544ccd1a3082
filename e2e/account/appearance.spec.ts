import { axeFindings } from '../axe';
import { atWorkspace, makeWorkspaces, claimAndOpen } from '../workspace';
import { expect, makeAccount, PASSWORD, signInByForm, test } from '../fixtures';

let projects: Record<'contrast', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('contrast');
});

test(
  'contrast and the size of texts are a person’s own, and stay',
  { tag: '@long' },
  async ({ signedOut }) => {
    const account = await makeAccount('Wen Reader');
    const page = await signedOut();
    await page.goto('/account');
    await signInByForm(page, account.email, PASSWORD);
    const choose = async (field: string, option: string) => {
      await page.getByLabel(field, { exact: true }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await choose('Contrast', 'High');
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await choose('Text size for reading', 'Very large');
    await expect(page.locator('html')).toHaveAttribute('data-text', '3');
    await page.getByLabel('Samples per day').fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('out of range')).toBeVisible();
    await page.getByLabel('Samples per day').fill('60');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const elsewhere = await signedOut();
    await elsewhere.goto('/account');
    await signInByForm(elsewhere, account.email, PASSWORD);
    await expect(elsewhere.getByLabel('Samples per day')).toHaveValue('60');
    await expect(elsewhere.locator('html')).toHaveAttribute('data-contrast', 'more');
  },
);

test(
  'times are those of the reader: one moment is on two days in two zones',
  { tag: '@long' },
  async ({ browser }) => {
    const account = await makeAccount('Far Away');
    const signedIn = async (timezoneId: string): Promise<string> => {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto('/account');
      await signInByForm(page, account.email, PASSWORD);
      const day = new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: timezoneId });
      await expect(page.getByText(`Signed in ${day}`).first()).toBeVisible();
      await context.close();
      return day;
    };
    expect(await signedIn('Pacific/Kiritimati')).not.toBe(await signedIn('Pacific/Pago_Pago'));
  },
);

for (const theme of ['light', 'dark'])
  test(`the workspace in high contrast, ${theme}: axe finds nothing, every word stands out`, async ({
    as,
    baseURL,
  }) => {
    const page = await as('annotator');
    await page.context().addCookies([
      { name: 'contrast', value: 'more', url: baseURL },
      { name: 'theme', value: theme, url: baseURL },
      { name: 'text-size', value: '3', url: baseURL },
    ]);
    await claimAndOpen(page, projects.contrast, baseURL);
    await page.keyboard.press('g');
    expect(await axeFindings(page)).toEqual([]);
    const size = await page
      .locator('#reference .reading')
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
    expect(size).toBe('24px');
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(theme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  });

test('what the system asks for counts without a choice; at 200 % nothing is cut off', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 640, height: 512 }); // 1280 x 1024 at 200 %
  await claimAndOpen(page, projects.contrast, baseURL);
  await atWorkspace(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await page.keyboard.press('g');
  await expect(page.getByRole('complementary', { name: 'Guidelines' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // What lies over the segments here gives way to them.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Guidelines' })).toBeHidden();
  await page.keyboard.press('i');
  await expect(page.getByLabel('Comment on segment 1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Comments' })).toBeHidden();
  await atWorkspace(page);
});
