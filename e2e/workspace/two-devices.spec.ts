import { type Page } from '@playwright/test';
import { atWorkspace, labels, makeWorkspaces, claimAndOpen, allSaved } from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Two devices' | 'Cut elsewhere', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Two devices', 'Cut elsewhere');
});

const elsewhere = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'on another device in the meantime' });

/** Two browsers that share nothing but the account. */
test('a device that was offline meanwhile overwrites nothing: it is told of each, keeps the rest, and chooses', async ({
  as,
  baseURL,
}) => {
  const desktop = await as('annotator');
  const workspace = await claimAndOpen(desktop, workspaces['Two devices'], baseURL);
  const laptop = await as('annotator');
  await laptop.goto(workspace.path);
  await atWorkspace(laptop);

  await laptop.context().setOffline(true);
  await laptop.keyboard.press('u'); // the first segment
  await laptop.keyboard.press('c'); // the second
  await expect(laptop.getByText('No connection: 2 changes kept here')).toBeVisible();

  await desktop.keyboard.press('c'); // the first as well, otherwise
  await allSaved(desktop);
  expect(labels(await workspace.stored())).toEqual([
    ['consistent', 2],
    ['open', 1],
  ]);

  await laptop.context().setOffline(false);
  await expect(elsewhere(laptop)).toHaveCount(1);
  await expect(elsewhere(laptop)).toContainText('segment 1');
  await expect(elsewhere(laptop)).toContainText('unsure');
  await expect
    .poll(async () => labels(await workspace.stored()))
    .toEqual([
      ['consistent', 2], // as the desktop said
      ['consistent', 2], // the laptop's, which nobody else had touched
    ]);

  // What was refused is still offered after the laptop was restarted.
  await laptop.reload();
  await atWorkspace(laptop);
  await elsewhere(laptop).getByRole('button', { name: 'Use mine' }).click();
  await expect(elsewhere(laptop)).toBeHidden();
  await expect.poll(async () => labels(await workspace.stored())[0]).toEqual(['unsure', 3]);

  // The desktop still shows its own; what it says now is refused, and it leaves the laptop's.
  await desktop.keyboard.press('k');
  await desktop.keyboard.press('x');
  await desktop.keyboard.press('h');
  await elsewhere(desktop).getByRole('button', { name: 'Discard mine' }).click();
  expect(labels(await workspace.stored())[0]).toEqual(['unsure', 3]);
});

test('a segment split on another device: takes no label from the old one', async ({ as, baseURL }) => {
  const desktop = await as('annotator');
  const workspace = await claimAndOpen(desktop, workspaces['Cut elsewhere'], baseURL);
  const laptop = await as('annotator');
  await laptop.goto(workspace.path);
  await atWorkspace(laptop);
  await desktop.keyboard.press(']'); // both segments become one
  await expect(desktop.getByRole('heading', { name: '1 segment', exact: true })).toBeVisible();
  await allSaved(desktop);

  await laptop.keyboard.press('x');
  await laptop.keyboard.press('h');
  await expect(elsewhere(laptop)).toBeVisible();
  await expect(elsewhere(laptop)).toContainText('Yours was: inconsistent · Hallucination.');
  await expect(laptop.getByRole('heading', { name: '1 segment', exact: true })).toBeVisible();
  await expect(elsewhere(laptop).getByRole('button', { name: 'Use mine' })).toHaveCount(0);
  await elsewhere(laptop).getByRole('button').click();
  expect(labels(await workspace.stored())).toEqual([['open', 1]]);
});
