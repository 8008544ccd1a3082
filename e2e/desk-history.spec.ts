import { atDesk, expect, labels, makeDesks, openDesk } from './desk';
import { test } from './fixtures';

test.describe.configure({ timeout: 120_000 });

let desks: Record<'Back and forward', string>;
test.beforeAll(() => {
  desks = makeDesks('Back and forward');
});

test('Back leads to what was submitted, Forward to the sample at hand', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const desk = await openDesk(page, desks['Back and forward'], baseURL);
  const question = page.getByRole('button', { name: /^Question/ });
  const notice = page.getByRole('note');
  await expect(question).toContainText('When does it open?');
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(desk.path));
  await expect(question).toContainText('How long is it?');
  await atDesk(page);
  const second = page.url();
  await page.keyboard.press('u');
  await expect(page.getByText('1 of 2 judged')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(question).toContainText('When does it open?');
  await expect(page).toHaveURL(desk.path);
  await expect(notice).toHaveText('You have submitted this annotation. Reopen it to change it.');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await atDesk(page);
  await page.keyboard.press('u'); // changes nothing here
  await page.waitForTimeout(1_000); // time enough to be carried off to the next sample
  await expect(page).toHaveURL(desk.path);
  expect(labels(await desk.stored())).toEqual([
    ['consistent', 2],
    ['consistent', 2],
  ]);

  await page.goForward();
  await expect(question).toContainText('How long is it?');
  await expect(page).toHaveURL(second);
  await expect(notice).toBeHidden();
  await expect(page.getByText('1 of 2 judged')).toBeVisible();
  await atDesk(page);
  await page.keyboard.press('c');
  await expect(page.getByText('2 of 2 judged')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(notice).toBeHidden();
  await atDesk(page);
  await page.keyboard.press('u');
  await expect.poll(async () => labels(await desk.stored())[0]).toEqual(['unsure', 3]);
  await expect(page).toHaveURL(desk.path);
});
