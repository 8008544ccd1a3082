import { axeFindings } from '../axe';
import { atWorkspace, labels, makeWorkspaces, claimAndOpen } from '../workspace';
import { expect, makeAccount, test } from '../fixtures';
import { joinProject } from '../project';

let projects: Record<'offline' | 'drafts' | 'mentions', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('offline', 'drafts', 'mentions');
  // Nobody's notices but hers are counted elsewhere.
  for (const name of ['Lena', 'Marta']) {
    const { email } = await makeAccount(name);
    await joinProject(projects.mentions, email, 'lead');
  }
});

test(
  'without a connection one writes a comment all the same, and no letter of it is a verdict',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('annotator');
    const workspace = await claimAndOpen(page, projects.offline, baseURL);
    const before = labels(await workspace.stored());
    const field = page.getByLabel('Comment on segment 1');
    await page.keyboard.press('i');
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await atWorkspace(page);

    await page.context().setOffline(true);
    await page.keyboard.press('i');
    await page.keyboard.type('cxu: can this count?');
    await expect(page.getByText('The comments cannot be reached just now.')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('cxu: can this count?');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
    await expect(field).toHaveValue('cxu: can this count?');
    expect(await axeFindings(page)).toEqual([]);

    // On a button of the panel letters do nothing, and its own key goes out of it.
    await page.getByRole('button', { name: 'Try again' }).focus();
    for (const key of ['c', 'u', 'x', 'j', 'm']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Escape');
    await atWorkspace(page);
    await page.keyboard.press('i');
    await expect(field).toBeFocused();

    await page.context().setOffline(false);
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('article')).toContainText('cxu: can this count?');
    await expect(field).toHaveValue('');
    expect(labels(await workspace.stored())).toEqual(before);
  },
);

test('a draft stays with its segment, over a reload and the next sample, until it is sent', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projects.drafts, baseURL);
  const [first, second] = [1, 2].map((number) => page.getByLabel(`Comment on segment ${number}`));
  await page.keyboard.press('i');
  await expect(first!).toBeFocused();
  await page.keyboard.type('Of the first.');
  await expect(page.getByText('Comment on segment 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await atWorkspace(page);
  await page.keyboard.press('j');
  await page.keyboard.press('i');
  await expect(second!).toBeFocused();
  await expect(second!).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Enter'); // there is nothing to send
  await page.keyboard.type('Of the second.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.keyboard.press('i');
  await expect(first!).toHaveValue('Of the first.');

  await page.reload();
  await atWorkspace(page);
  await page.keyboard.press('i');
  await expect(first!).toBeFocused();
  await expect(first!).toHaveValue('Of the first.');
  await page.keyboard.press('Escape');
  await atWorkspace(page);

  for (let segment = 0; segment < 2; segment += 1) await page.keyboard.press('c');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
  await expect.poll(() => page.url()).not.toContain(workspace.sampleId);
  await atWorkspace(page);
  await page.keyboard.press('i');
  await expect(first!).toHaveValue('');

  await page.goto(workspace.path);
  await expect(first!).toHaveValue('Of the first.');
  await first!.press('ControlOrMeta+Enter');
  await expect(page.getByRole('article')).toContainText('Of the first.');
  await expect(first!).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Of the first.');
  await expect(first!).toHaveValue('');
});

test(
  'a mention is chosen by arrows and Enter; Escape closes the list alone',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('annotator');
    await claimAndOpen(page, projects.mentions, baseURL);
    await page.keyboard.press('i');
    const field = page.getByLabel('Comment on segment 1');
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await page.keyboard.type('@le');
    const option = page.getByRole('option', { name: '@Lena' });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('@Lena ');
    await expect(option).toHaveCount(0);

    await page.keyboard.type('and @');
    const names = await page.getByRole('option').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(names[1]!);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveText(names.at(-1)!);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Well?');
    await expect(field).toHaveValue('@Lena and @\nWell?');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('article').locator('span', { hasText: '@Lena' })).toBeVisible();
  },
);
