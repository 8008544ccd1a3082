import { request as playwright } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, makeAccount, signInByForm, test } from '../fixtures';
import { makeProject, joinProject } from '../project';
import { makeToken } from '../token';

test('a token of one project: made on the screen, opens that project alone, and nothing after its end', async ({
  signedOut,
}, info) => {
  const { email } = await makeAccount('Programmer');
  const [mine, other] = [await makeProject('With a token'), await makeProject('Without')];
  for (const { id } of [mine, other]) await joinProject(id, email, 'lead');
  const page = await signedOut();
  await page.goto('/sign-in?next=%2Faccount');
  await signInByForm(page, email);
  await expect(page).toHaveURL('/account');

  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API token' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Nightly');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one thing that it may read or change.');
  await dialog.getByLabel('Opens').click();
  await page.getByRole('option', { name: 'With a token' }).click();
  await dialog.getByLabel('Projects and guidelines').click();
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  const secret = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(secret).toMatch(/^f4r_[\w-]{49}$/);

  const program = await playwright.newContext({
    baseURL: info.project.use.baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const statusOf = async (path: string, method = 'GET') =>
    (await program.fetch(path, { method, maxRedirects: 0 })).status();
  const listed = await program.get('/api/v1/projects');
  expect(((await listed.json()) as { id: string }[]).map(({ id }) => id)).toEqual([mine.id]);
  expect(listed.headers().ratelimit).toMatch(/^"token";r=\d+;t=\d+$/);
  expect(await statusOf(`/api/v1/projects/${other.id}`)).toBe(404);
  expect(await statusOf(`/api/v1/projects/${mine.id}/samples`)).toBe(403);
  expect(await statusOf('/api/v1/me/tokens')).toBe(403);
  expect(await statusOf('/api/v1/me/tokens', 'POST')).toBe(403);
  expect(await statusOf('/account')).toBe(307);

  const etag = listed.headers().etag!;
  const again = await program.get('/api/v1/projects', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);

  await page.getByRole('button', { name: 'Revoke the token Nightly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('The token is revoked.')).toBeVisible();
  const refused = await program.get('/api/v1/projects');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['content-type']).toBe('application/problem+json');
  expect(refused.headers()['www-authenticate']).toContain('Bearer');
  await program.dispose();
});

test('the reference of the API: is searched, and a request is tried with a token of one’s own', async ({
  signedOut,
}) => {
  const { email } = await makeAccount('Reader of references');
  const page = await signedOut();
  await page.goto('/sign-in?next=%2Fapi-reference');
  await signInByForm(page, email);
  await page.getByLabel('Search by name, path or words').fill('project.list');
  await expect(page.getByText('1 operation', { exact: true })).toBeVisible();
  await page.getByLabel('Your token').fill('f4r_made-up');
  await page.getByText('/api/v1/projects', { exact: false }).first().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Status 401')).toBeVisible();
});

test('the reference of the API: lines are sent as they were typed, and what is for anyone without a token', async ({
  signedOut,
}, info) => {
  const { email } = await makeAccount('Programmer of lines');
  const page = await signedOut();
  await page.goto('/sign-in?next=%2Fapi-reference');
  await signInByForm(page, email);
  await expect(page).toHaveURL('/api-reference');
  const open = async (operation: string) => {
    await page.getByLabel('Search by name, path or words').fill(operation);
    await expect(page.getByText('1 operation', { exact: true })).toBeVisible();
    await page.locator('summary').click();
  };
  const { id } = await makeProject('Sent to');
  await joinProject(id, email, 'lead');
  const secret = await makeToken(page, info.project.use.baseURL!, id, ['samples:write']);
  await page.getByLabel('Your token').fill(secret);
  await open('sample.send');
  await page.getByLabel('Path and query').fill(`/api/v1/projects/${id}/samples`);
  await expect(page.getByLabel('Body', { exact: true })).toHaveValue(/^\{"id":"river-1"/);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Status 202')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel('Your token').fill('');
  await open('native-format.schema');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Status 200')).toBeVisible();
});
