import {
  cli,
  emailOf,
  expect,
  inDatabase,
  keepWorld,
  PASSWORD,
  ROLES,
  signInByForm,
  storageStateOf,
  test,
} from './fixtures';

test('the one-time link makes the first owner, once', async ({ page, signedOut }) => {
  const { path } = cli<{ path: string }>(['setup-link']);
  await page.goto(path);
  await page.getByLabel('Name').fill('Owner');
  await page.getByLabel('E-mail').fill(emailOf('owner'));
  await page.getByLabel('New password').fill('owner');
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await expect(page.getByLabel('New password')).toBeFocused();
  await expect(page.getByText('At least 10 characters.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Owner');

  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await page.waitForURL('/projects');
  await page.context().storageState({ path: storageStateOf('owner') });

  const other = await signedOut();
  await other.goto(path);
  await expect(other.getByText('It has been used already: each link works once.')).toBeVisible();
  expect(cli<{ path: string | null }>(['setup-link']).path).toBeNull();
});

test('accounts and a project for the other tests', async ({ signedOut }) => {
  const people = ROLES.slice(1);
  keepWorld(await inDatabase('world', PASSWORD, ...people.map((role) => `${role}=${emailOf(role)}`)));
  for (const role of people) {
    const page = await signedOut();
    await page.goto('/sign-in');
    await signInByForm(page, emailOf(role));
    await page.waitForURL('/projects');
    await page.context().storageState({ path: storageStateOf(role) });
  }
});
