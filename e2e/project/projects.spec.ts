import { axeFindings } from '../axe';
import { expect, makeAccount, PASSWORD, test } from '../fixtures';
import { makeProject } from '../project';

test('a lead makes, describes and archives a project; an owner deletes it, and reads its audit log', async ({
  as,
}) => {
  const page = await as('lead');
  const name = `River ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/projects');
  await page.getByRole('link', { name: 'New project' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL(/\/projects\/[\da-f-]{36}$/);
  // Its navigation is there at once, and on the next page.
  const places = page.getByRole('navigation', { name: 'Project', exact: true });
  await expect(places.getByRole('link')).toHaveText(['Overview', 'Data', 'Work', 'Quality', 'Data set']);
  await expect(places.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Work' }).click();
  await page.waitForURL(/\/annotate$/);
  await expect(page.getByRole('navigation', { name: 'Work', exact: true }).getByRole('link')).toHaveText([
    'My work',
    'Rounds',
    'Guidelines',
    'People',
  ]);
  await page.goBack();
  await page.waitForURL(/\/projects\/[\da-f-]{36}$/);

  await page.goto(`${page.url()}/settings`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Answers about rivers');
  await page
    .getByRole('region', { name: 'Name and description' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('The project is archived.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeEnabled();

  await expect(page.getByText('Only an owner can delete a project.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete for good' })).toHaveCount(0);

  const owner = await as('owner');
  await owner.goto(page.url(), { waitUntil: 'networkidle' });
  await owner.getByRole('button', { name: 'Delete for good' }).click();
  const confirm = owner.getByRole('button', { name: 'Delete the project' });
  await expect(confirm).toBeDisabled();
  await owner.getByLabel(/Type the name of the project/).fill(name);
  await confirm.click();
  await expect(owner).toHaveURL('/projects');
  await expect(owner.getByText(name)).toHaveCount(0);

  await owner.goto('/audit-log', { waitUntil: 'networkidle' });
  await owner.getByText(/Audit logs? of \d+ deleted project/).click();
  await owner.getByRole('link', { name }).click();
  await expect(owner.getByRole('heading', { name: `Audit log of “${name}”` })).toBeVisible();
  await expect(owner.getByRole('grid')).toContainText('project unarchived');
  expect(await axeFindings(owner)).toEqual([]);
});

test('of two who change the same state the second is told', async ({ as }) => {
  const { id } = await makeProject('Two windows');
  const [one, two] = [await as('owner'), await as('owner')];
  for (const page of [one, two]) await page.goto(`/projects/${id}/settings`);
  await one.getByRole('textbox', { name: 'Name' }).fill('First');
  await one
    .getByRole('region', { name: 'Name and description' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(one.getByText('Saved.')).toBeVisible();
  await two.getByRole('textbox', { name: 'Name' }).fill('Second');
  await two
    .getByRole('region', { name: 'Name and description' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(two.getByText(/Somebody changed this project meanwhile/)).toBeVisible();
  await expect(two.getByRole('textbox', { name: 'Name' })).toHaveValue('Second');
});

test('a lead changes roles and lets people go, but not the last lead', async ({ as }) => {
  const { id } = await makeProject('Roles', { members: ['lead', 'reader'] });
  const lead = await as('lead');
  const reader = await as('reader');
  await lead.goto(`/projects/${id}/people`);
  await lead.getByLabel('Role of Reader').click();
  await lead.getByRole('option', { name: 'Annotator' }).click();
  await expect(lead.getByText('Reader: Annotator')).toBeVisible();
  await reader.goto('/projects');
  await expect(reader.getByRole('listitem').filter({ hasText: 'Roles' })).toContainText('Annotator');

  await lead.getByLabel('Role of Lead').click();
  await lead.getByRole('option', { name: 'Reader' }).click();
  await expect(lead.getByText(/This is the last lead of the project/).first()).toBeVisible();
  await expect(lead.getByLabel('Role of Lead')).toContainText('Lead');

  await expect(lead.getByRole('button', { name: 'Leave the project' })).toBeVisible();
  await lead.getByRole('button', { name: 'Remove Reader' }).click();
  await lead.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(lead.getByText('Reader is not in the project any more.')).toBeVisible();
  expect((await reader.goto(`/projects/${id}`))?.status()).toBe(404);
});

test('language and theme follow the person', async ({ signedOut }) => {
  const { email } = await makeAccount('Wanderer');
  const first = await signedOut();
  await first.goto('/sign-in?next=/account');
  await first.getByLabel('E-mail').fill(email);
  await first.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await first.keyboard.press('Enter');
  await first.getByRole('combobox', { name: 'Language' }).click();
  await first.getByRole('option', { name: '中文' }).click();
  await expect(first.getByRole('heading', { level: 1, name: '账号' })).toBeVisible();
  await first.getByRole('combobox', { name: '主题' }).click();
  await first.getByRole('option', { name: '深色' }).click();
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');

  const second = await signedOut();
  await second.goto('/sign-in?next=/account');
  await second.getByLabel('E-mail').fill(email);
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.keyboard.press('Enter');
  await expect(second.getByRole('heading', { level: 1, name: '账号' })).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await second.getByRole('combobox', { name: '语言' }).click();
  await second.getByRole('option', { name: '跟随浏览器' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});
