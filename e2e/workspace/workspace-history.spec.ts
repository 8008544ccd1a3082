import { atWorkspace, labels, makeWorkspaces, claimAndOpen, allSaved } from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Back and forward' | 'My own', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Back and forward', 'My own');
});

test('Back: leads to what was submitted; Forward: to the current sample', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Back and forward'], baseURL);
  const question = page.getByRole('button', { name: /^Question/ });
  const notice = page.getByRole('note');
  await expect(question).toContainText('When does it open?');
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(workspace.path));
  await expect(question).toContainText('How long is it?');
  await atWorkspace(page);
  const second = page.url();
  const title = await page.title();
  await page.keyboard.press('u');
  await expect(page.getByText('1 of 2 judged')).toBeVisible();
  await allSaved(page);

  await page.goBack();
  await expect(question).toContainText('When does it open?');
  await expect(page).toHaveURL(workspace.path);
  await expect(page).not.toHaveTitle(title);
  await expect(notice).toHaveText('You have submitted this annotation. Reopen it to change it.');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await atWorkspace(page);
  await page.keyboard.press('u'); // changes nothing here
  await page.waitForTimeout(1_000); // time enough to be carried off to the next sample
  await expect(page).toHaveURL(workspace.path);
  expect(labels(await workspace.stored())).toEqual([
    ['consistent', 2],
    ['consistent', 2],
  ]);

  await page.goForward();
  await expect(question).toContainText('How long is it?');
  await expect(page).toHaveURL(second);
  await expect(page).toHaveTitle(title);
  await expect(notice).toBeHidden();
  await expect(page.getByText('1 of 2 judged')).toBeVisible();
  await atWorkspace(page);
  await page.keyboard.press('c');
  await expect(page.getByText('2 of 2 judged')).toBeVisible();
  await allSaved(page);

  await page.reload(); // what lies behind was shown without loading a page
  await atWorkspace(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(notice).toBeHidden();
  await atWorkspace(page);
  await page.keyboard.press('u');
  await expect.poll(async () => labels(await workspace.stored())[0]).toEqual(['unsure', 3]);
  await expect(page).toHaveURL(workspace.path);
});

test(
  'one’s own samples are searched, narrowed and opened by keyboard',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('annotator');
    const workspace = await claimAndOpen(page, workspaces['My own'], baseURL);
    for (const key of ['c', 'c', 'f']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'The reference is ambiguous' }).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Flagged F' })).toBeVisible();
    // The next sample comes before the submission is answered; the list is asked after both have arrived.
    const opened = page.waitForResponse(
      (response) =>
        response.url().endsWith('/queue/open') &&
        !response.request().postData()?.includes(workspace.sampleId),
    );
    const submitted = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"submit"')),
    );
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^Question/ })).toContainText('How long is it?');
    await Promise.all([opened, submitted]);

    await page.goto(`/projects/${workspaces['My own']}/annotate`);
    const rows = page.getByRole('row').filter({ hasText: /\?/ });
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Submitted today' }).click();
    await expect(rows).toHaveText([/When does it open\?/]);
    await page.getByRole('button', { name: 'Flagged' }).click();
    await expect(page).toHaveURL(/flagged=true/);
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Returned' }).click();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('/');
    await page.keyboard.type('when does');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await atWorkspace(page);
    await page.keyboard.press('z');
    await expect(page.getByText('Press again to reopen it.').first()).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByRole('button', { name: /^Submit and next/ })).toBeVisible();
  },
);
