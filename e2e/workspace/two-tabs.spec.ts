import { atWorkspace, labels, makeWorkspaces, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Two tabs', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Two tabs');
});

test('two tabs on one sample: the later one is told, and chooses', async ({ as, baseURL }) => {
  const first = await as('annotator');
  const workspace = await claimAndOpen(first, workspaces['Two tabs'], baseURL);
  const second = await first.context().newPage();
  await second.goto(workspace.path);
  await atWorkspace(second);

  await first.keyboard.press('c');
  await first.keyboard.press('c');
  await expect
    .poll(async () => labels(await workspace.stored()))
    .toEqual([
      ['consistent', 2],
      ['consistent', 2],
    ]);

  await second.keyboard.press('u');
  const alert = second.getByRole('alert').filter({ hasText: 'changed in another tab' });
  await expect(alert).toContainText('segment 1');
  await expect(second.getByText('2 of 2 judged')).toBeVisible(); // what the first tab did is shown
  expect(labels(await workspace.stored())[0]).toEqual(['consistent', 2]);

  await alert.getByRole('button', { name: 'Use mine' }).click();
  await expect(alert).toBeHidden();
  await expect.poll(async () => labels(await workspace.stored())[0]).toEqual(['unsure', 3]);

  await first.keyboard.press('k');
  await first.keyboard.press('k');
  await first.keyboard.press('c'); // says nothing new there, but the second tab had changed it
  await first.keyboard.press('u');
  const there = first.getByRole('alert').filter({ hasText: 'changed in another tab' });
  await there.getByRole('button', { name: 'Discard mine' }).click();
  await expect(there).toBeHidden();
  expect(labels(await workspace.stored())[0]).toEqual(['unsure', 3]);
});
