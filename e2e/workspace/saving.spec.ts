import { type Page } from '@playwright/test';
import {
  atWorkspace,
  labels,
  makeWorkspaces,
  claimAndOpen,
  type OpenedWorkspace,
  RETRIED,
  allSaved,
} from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Faults' | 'Slow' | 'No connection' | 'Refused' | 'Behind' | 'Never', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Faults', 'Slow', 'No connection', 'Refused', 'Behind', 'Never');
});

const CHANGES = '**/api/v1/annotations/*/changes';
const unsaved = (page: Page) => expect(page.getByText('Not saved yet: 1 change')).toBeVisible();

test('a server that fails and answers that get lost: marked, tried again, saved once', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Faults'], baseURL);
  let tries = 0;
  await page.route(CHANGES, async (route) => {
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 500, json: { error: { code: 'internal', ref: 'x' } } });
    if (tries === 2) {
      await route.fetch(); // the server has it, but nobody hears so
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await page.keyboard.press('c');
  await unsaved(page);
  await allSaved(page);
  expect(tries).toBe(3);
  expect(labels(await workspace.stored())).toEqual([
    ['consistent', 2],
    ['open', 1],
  ]);
});

test('a slow server holds nobody up, and takes the changes in order', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Slow'], baseURL);
  await page.route(CHANGES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.keyboard.press('c');
  await page.keyboard.press('u');
  await expect(page.getByText('2 of 2 judged')).toBeVisible();
  await expect(page.getByText('Saving…')).toBeVisible();
  await allSaved(page);
  expect(labels(await workspace.stored())).toEqual([
    ['consistent', 2],
    ['unsure', 2],
  ]);
});

test('what could not be saved outlives a reload and a closed tab', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['No connection'], baseURL);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route(CHANGES, (route) => route.abort('connectionrefused'));
  await page.keyboard.press('c');
  await unsaved(page);
  await page.reload();
  await expect(page.getByText('1 of 2 judged')).toBeVisible();
  await unsaved(page);
  expect(labels(await workspace.stored())[0]).toEqual(['open', 1]);

  const other = await page.context().newPage();
  await page.close();
  await other.goto(`/projects/${workspace.projectId}/annotate`); // the list, not the sample: left-over changes are sent from anywhere
  await expect
    .poll(async () => {
      const answer = await other.request.get(`/api/v1/annotations/${workspace.annotationId}`, RETRIED);
      return labels((await answer.json()) as Awaited<ReturnType<typeof workspace.stored>>)[0];
    })
    .toEqual(['consistent', 2]);
  await other.goto(workspace.path);
  await atWorkspace(other);
  await expect(other.getByText('1 of 2 judged')).toBeVisible();
  await allSaved(other);
});

/** The server says no to a change: a lead has taken the sample out. */
const WITHDRAWN = {
  status: 409,
  json: { error: { code: 'state', object: 'sample', reason: 'sample_withdrawn' } },
};

/** Opens the first sample of a project; the next one is reserved. */
async function openWithNext(page: Page, projectId: string, baseURL = ''): Promise<OpenedWorkspace> {
  const ahead = page.waitForResponse('**/queue/reserve');
  const workspace = await claimAndOpen(page, projectId, baseURL);
  await ahead;
  return workspace;
}

test('a submission refused when the next sample is on the screen already is told, and can be made again', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await openWithNext(page, workspaces['Refused'], baseURL);
  await page.keyboard.press('c');
  await page.keyboard.press('u');
  await allSaved(page);
  await page.route(CHANGES, (route) => route.fulfill(WITHDRAWN));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('How long is it?')).toBeVisible();
  await expect(page.getByText(/was not submitted$/).first()).toBeVisible();
  expect((await workspace.stored()).annotation.state).toBe('draft');

  await page.unroute(CHANGES);
  // A notice is hidden from the tree until F6 leads into it; what it says is read aloud from beside it.
  await page.getByRole('button', { name: 'Back to it', includeHidden: true }).click();
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
});

test('a verdict refused while the submission waits behind it: the sample stays on the screen and tells it', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await openWithNext(page, workspaces['Behind'], baseURL);
  await page.keyboard.press('c');
  await allSaved(page);
  let refuse = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(CHANGES, async (route) => {
    await pressed;
    await route.fulfill(WITHDRAWN);
  });
  await page.keyboard.press('u');
  await page.keyboard.press('Control+Enter');
  refuse();
  await expect(page.getByText('A change could not be saved').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(workspace.path);
  expect((await workspace.stored()).annotation.state).toBe('draft');
});

test('a change that can never be saved is shown with its text, and the others go on', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Never'], baseURL);
  await page.route(CHANGES, (route) => {
    const { kind } = route.request().postDataJSON() as { kind: string };
    return kind === 'flag' ? route.fulfill({ status: 413, body: '<h1>Too large</h1>' }) : route.continue();
  });
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByRole('textbox').fill('a reason that a proxy will not take');
  await page.keyboard.press('Control+Enter');
  await atWorkspace(page);
  await page.keyboard.press('c');
  await expect(page.getByText('A change could not be saved')).toBeVisible();
  await expect(page.getByText(/the flag: “a reason that a proxy will not take”/)).toBeVisible();
  await allSaved(page);
  expect(labels(await workspace.stored())[0]).toEqual(['consistent', 2]);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('A change could not be saved')).toBeHidden();
});
