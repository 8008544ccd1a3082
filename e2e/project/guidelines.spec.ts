import { atWorkspace, makeWorkspaces, claimAndOpen } from '../workspace';
import { emailOf, expect, test } from '../fixtures';
import { joinProject } from '../project';
import { axeFindings } from '../axe';

let projects: Record<'cited' | 'news', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('cited', 'news');
  for (const id of Object.values(projects)) await joinProject(id, emailOf('lead'), 'lead');
});

test('a lead starts from the template; an annotator reads it beside the work and cites a clause by keyboard', async ({
  as,
  baseURL,
}) => {
  const lead = await as('lead');
  await lead.goto(`/projects/${projects.cited}/guidelines`);
  await lead.getByRole('link', { name: 'Write the guidelines' }).click();
  const preview = lead.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Conflation (KConf)'); // in the language of whoever writes
  await lead.getByRole('button', { name: '中文' }).click();
  await expect(preview).toContainText('混淆拼接（KConf）');
  await lead.getByRole('button', { name: 'English' }).click();
  await expect(preview).toContainText('Conflation (KConf)');
  await lead.getByRole('button', { name: 'Publish' }).click();
  await expect(lead.getByText('In force')).toBeVisible();
  expect(await axeFindings(lead)).toEqual([]);

  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projects.cited, baseURL);
  await page.keyboard.press('x');
  await page.keyboard.press('c'); // a contradiction
  await page.keyboard.press('g');
  const text = page.getByRole('region', { name: 'Text of the guidelines' });
  await expect(text).toBeFocused();
  await expect(text.locator('[data-current]')).toContainText('2.2 Contradiction (KCont)');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(text.locator('[data-current]')).toContainText('2.3 Entity inversion');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await atWorkspace(page);
  await expect(page.locator('[data-segment]').filter({ has: page.locator('[aria-current]') })).toContainText(
    '§2.2',
  );
  await expect
    .poll(async () => (await workspace.stored()).segments[0]?.label.clause)
    .toEqual({ version: 1, id: '2.2', title: 'Contradiction (KCont)' });

  // Another verdict has other grounds; undo brings both back.
  await page.keyboard.press('c');
  await expect(page.locator('[data-segment]').first()).not.toContainText('§2.2');
  await page.keyboard.press('z');
  await expect(page.locator('[data-segment]').first()).toContainText('§2.2');

  await page.keyboard.press('g');
  await page.keyboard.press('/');
  await page.keyboard.type('contradicts itself');
  await expect(text.locator('[data-current]')).toContainText('The reference contradicts itself');
  await page.keyboard.press('Escape');
  await atWorkspace(page);
});

test('a new version is told calmly, with what changed; labels keep the version they were given under', async ({
  as,
  baseURL,
}) => {
  const lead = await as('lead');
  const publish = async (text: string, summary?: string) => {
    await lead.goto(`/projects/${projects.news}/guidelines/edit`);
    await lead.getByLabel('Text').fill(text);
    if (summary) await lead.getByLabel('What changed').fill(summary);
    await lead.getByRole('button', { name: 'Publish' }).click();
    await expect(lead.getByText('In force')).toBeVisible();
  };
  await publish('## Facts\n\nNumbers count.\n\n## Logic');
  const page = await as('annotator');
  await claimAndOpen(page, projects.news, baseURL);
  await page.keyboard.press('g');
  const text = page.getByRole('region', { name: 'Text of the guidelines' });
  await expect(text).toContainText('Numbers count.');
  await expect(text).not.toContainText('is in force');

  await publish(
    '## Facts\n\nNumbers and names count.\n\n## Logic\n\n<img src="https://example.test/x.png">',
    'Names too.',
  );
  await page.reload();
  await atWorkspace(page);
  await text.getByText('Version 2 is in force: 2 clauses have changed since version 1.').click();
  await expect(text).toContainText('Names too.');
  await expect(text.locator('del')).toContainText(['Numbers count.']);
  await expect(text.locator('img')).toHaveCount(0);

  await page.goto(`/projects/${projects.news}/guidelines?version=1`);
  await expect(page.getByText('This is an earlier version; version 2 is in force')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a new version' })).toHaveCount(0);
});
