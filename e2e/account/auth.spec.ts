import { expect, inDatabase, makeAccount, PASSWORD, signInByForm, test } from '../fixtures';
import { makeProject } from '../project';

const NEXT_PASSWORD = 'another river, longer';

test('signing out and in again, back to the page that was asked for', async ({ signedOut }) => {
  const { email } = await makeAccount('Su Shi');
  const page = await signedOut();
  await page.goto('/account');
  await expect(page).toHaveURL('/sign-in?next=%2Faccount');
  await signInByForm(page, email);
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Su Shi: account and appearance' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/account');
  await expect(page).toHaveURL('/sign-in?next=%2Faccount');
});

test('a return address of another site: is ignored', async ({ signedOut }) => {
  const { email } = await makeAccount('Careful');
  for (const next of ['https://example.com/', '//example.com', '/\\example.com']) {
    const page = await signedOut();
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await signInByForm(page, email);
    await expect(page).toHaveURL('/projects');
  }
});

test('a password that is entered where no script runs: is sent nowhere, and stays out of the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/sign-in');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('E-mail').fill('somebody@example.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  expect(page.url()).not.toMatch(/river|somebody/);
  expect(sent).toEqual([]);
  await context.close();
});

test('what is sent before scripts have loaded: stays out of the address, and is sent once they have', async ({
  signedOut,
}) => {
  const { email } = await makeAccount('Early');
  const page = await signedOut();
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/sign-in?next=%2Faccount', { waitUntil: 'commit' });
  await signInByForm(page, email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  expect(page.url()).toMatch(/\/sign-in\?next=%2Faccount$/);
  load();
  await expect(page).toHaveURL('/account');
});

test('a wrong password and an unknown account look the same', async ({ signedOut }) => {
  const { email } = await makeAccount('Known');
  const page = await signedOut();
  await page.goto('/sign-in');
  for (const address of [email, 'nobody@example.test']) {
    await signInByForm(page, address, 'not the password');
    await expect(page.getByText('E-mail or password is wrong.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue(address);
    await page.reload();
  }
});

test('guessing at one account is slowed, its neighbours are not', { tag: '@long' }, async ({ signedOut }) => {
  const { email } = await makeAccount('Guessed');
  const neighbour = await makeAccount('Neighbour');
  const page = await signedOut();
  await page.goto('/sign-in');
  const button = page.getByRole('button', { name: 'Sign in' });
  for (let attempt = 1; attempt <= 10; attempt++) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await signInByForm(page, email, `guess number ${attempt}`);
    await answered;
    await expect(button).toBeEnabled();
  }
  await signInByForm(page, email, PASSWORD);
  await expect(page.getByText(/Too many attempts. Try again in 1[45] minutes./)).toBeVisible();
  await signInByForm(page, neighbour.email);
  await expect(page).toHaveURL('/projects');
});

test('an owner hands over a link, and the person sets a new password with it', async ({ as, signedOut }) => {
  const { email } = await makeAccount('Forgetful');
  const before = await signedOut();
  await before.goto('/sign-in');
  await signInByForm(before, email);
  await expect(before).toHaveURL('/projects');

  const owner = await as('owner');
  await owner.goto('/people');
  await owner.getByRole('row', { name: email }).getByRole('button').click();
  await owner.getByRole('menuitem', { name: 'Link for a new password…' }).click();
  await owner.getByRole('button', { name: 'Create link' }).click();
  const link = await owner.getByLabel('Link for a new password').inputValue();

  const page = await signedOut();
  await page.goto(link);
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  await page.getByLabel('New password').fill('1234567890');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('It is made of words, names or numbers that are guessed first.')).toBeVisible();
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await signInByForm(page, email, NEXT_PASSWORD);
  await expect(page).toHaveURL('/projects');

  await before.goto('/projects');
  await expect(before).toHaveURL(/\/sign-in/);
  await before.goto(link);
  await expect(before.getByText('It has been used already: each link works once.')).toBeVisible();
});

test('an invitation lets one new person in', async ({ as, signedOut }) => {
  const text = `${JSON.stringify({ question: 'How long?', reference: 'It is 9 m long.', answer: 'It is 9 m long.' })}\n`;
  const file = { name: 'one.jsonl', text };
  const { id: projectId } = await makeProject('An invitation', { members: ['lead'], file });
  const lead = await as('lead');
  await lead.goto(`/projects/${projectId}/people`);
  await lead.getByLabel('Remark').fill('for the new one');
  await lead.getByRole('button', { name: 'Create link' }).click();
  const link = await lead.getByLabel('Invitation link').inputValue();
  await expect(lead.getByText('for the new one')).toBeVisible();

  const page = await signedOut();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join “An invitation”' })).toBeVisible();
  await page.getByLabel('Name').fill('New One');
  await page.getByLabel('E-mail').fill(`new-${crypto.randomUUID()}@example.test`);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account and join' }).click();
  // An annotator is at their first sample at once.
  await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/annotate/[\\da-f-]{36}$`));

  await page.goto(link);
  await expect(page.getByText('You are already in this project.')).toBeVisible();
  const late = await signedOut();
  await late.goto(link);
  await expect(late.getByText('It has been used already: each link works once.')).toBeVisible();
});

test('who is signed in joins with that account; a withdrawn link says so', async ({ as, signedOut }) => {
  const { id } = await makeProject('Open to one');
  const invite = (role: string) => inDatabase<{ path: string }>('invitation', id, role);
  const [first, second] = [await invite('annotator'), await invite('reader')];
  const { email } = await makeAccount('Guest');
  const page = await signedOut();
  await page.goto(first.path);
  await page.getByRole('link', { name: 'I already have an account' }).click();
  await signInByForm(page, email);
  await page.getByRole('button', { name: `Join with this account (${email})` }).click();
  // Nothing is there to annotate yet.
  await expect(page).toHaveURL(`/projects/${id}/annotate`);
  await expect(page.getByText('Nothing to annotate right now')).toBeVisible();

  const owner = await as('owner');
  // A button answers when its page has come to life, a moment after it is there.
  await owner.goto(`/projects/${id}/people`, { waitUntil: 'networkidle' });
  await owner.getByRole('button', { name: 'Withdraw: Reader' }).click();
  await expect(owner.getByText('The invitation is withdrawn.')).toBeVisible();
  const late = await signedOut();
  await late.goto(second.path);
  await expect(late.getByText('It was withdrawn. Ask for a new one.')).toBeVisible();
});

test('a disabled person is out at once', async ({ as, signedOut }) => {
  const { email } = await makeAccount('Shut Out');
  const page = await signedOut();
  await page.goto('/sign-in');
  await signInByForm(page, email);
  await expect(page).toHaveURL('/projects');

  const owner = await as('owner');
  await owner.goto('/people');
  await owner.getByRole('row', { name: email }).getByRole('button').click();
  await owner.getByRole('menuitem', { name: 'Disable…' }).click();
  await owner.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(owner.getByText('Shut Out can no longer sign in.')).toBeVisible();

  await page.goto('/projects');
  await expect(page).toHaveURL(/\/sign-in/);
  await signInByForm(page, email);
  await expect(page.getByText('This account is disabled. Ask an owner of the studio.')).toBeVisible();
});

test('changing the password signs out everywhere else', async ({ signedOut }) => {
  const { email } = await makeAccount('Changing');
  const [here, there] = [await signedOut(), await signedOut()];
  for (const page of [here, there]) {
    await page.goto('/sign-in');
    await signInByForm(page, email);
    await expect(page).toHaveURL('/projects');
  }
  await here.goto('/account');
  await expect(here.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(2);
  await here.getByLabel('Current password').fill('not the password');
  await here.getByLabel('New password').fill(NEXT_PASSWORD);
  await here.getByRole('button', { name: 'Change the password' }).click();
  await expect(here.getByText('The current password is wrong.')).toBeVisible();
  await here.getByLabel('Current password').fill(PASSWORD);
  await here.getByRole('button', { name: 'Change the password' }).click();
  await expect(here.getByText('Changed. You are signed out everywhere else.')).toBeVisible();
  await expect(here.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(1);
  await there.goto('/account');
  await expect(there).toHaveURL(/\/sign-in/);
});

test('an erased person leaves no name behind', async ({ as }) => {
  const { email } = await makeAccount('To Be Forgotten');
  const owner = await as('owner');
  await owner.goto('/people');
  await owner.getByRole('row', { name: email }).getByRole('button').click();
  await owner.getByRole('menuitem', { name: 'Erase…' }).click();
  const erase = owner.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await owner.getByLabel(`Type ${email} to confirm`).fill(email);
  await erase.click();
  await expect(owner.getByText('To Be Forgotten is erased.')).toBeVisible();
  await expect(owner.getByRole('row', { name: email })).toHaveCount(0);
});

test('sessions are refused to pages of other sites', async ({ request }) => {
  const { email } = await makeAccount('Cross Site');
  const answer = await request.post('/api/auth/sign-in/email', {
    headers: { origin: 'https://example.com' },
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(403);
  for (const path of ['sign-up/email', 'change-password', 'update-user', 'list-sessions'])
    expect((await request.post(`/api/auth/${path}`, { data: {} })).status()).toBe(404);
});
