import { axeFindings } from '../axe';
import { makeWorkspaces, claimAndOpen } from '../workspace';
import { expect, makeAccount, signInByForm, test } from '../fixtures';
import { joinProject } from '../project';

const selected = '[data-segment-head][aria-current]';
let projects: Record<'Own keys' | 'By name', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('Own keys', 'By name');
});

test('a person chooses keys, the workspace goes by them and shows them', async ({ signedOut, baseURL }) => {
  // An account of its own: the keys of the others' annotator stay what they are.
  const { email } = await makeAccount('Left Handed');
  await joinProject(projects['Own keys'], email, 'annotator');
  const page = await signedOut();
  await page.goto('/account');
  await signInByForm(page, email);
  await page.waitForURL('/account');
  const unsure = page.getByRole('button', { name: 'Change the key of “Unsure”, now U' });
  await unsure.click();
  await page.keyboard.press('c');
  await expect(page.getByText('C does “Consistent” already.')).toBeVisible();
  await page.keyboard.press('F5');
  await expect(page.getByText('That key cannot be chosen', { exact: false })).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const workspace = await claimAndOpen(page, projects['Own keys'], baseURL);
  await expect(page.getByRole('button', { name: /unsure Q/ })).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('q');
  await expect.poll(async () => (await workspace.stored()).segments[0]!.label.fact).toBe('unsure');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Q', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Reset all shortcuts' }).click();
  await expect(page.getByRole('button', { name: 'Change the key of “Unsure”, now U' })).toBeVisible();
});

test('the palette does what is asked for by its name', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projects['By name'], baseURL);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Command palette' });
  await expect(field).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('nothing like this');
  await expect(page.getByText('Nothing has that name.')).toBeVisible();
  await field.fill('lcaus');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Causal confusion \(LCaus\)/i);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect.poll(async () => (await workspace.stored()).segments[0]!.label.errorType).toBe('LCaus');
  // The focus is back at the segment: the next key is the workspace's.
  await expect(page.locator(selected)).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('next seg');
  await page.keyboard.press('Enter');
  await expect(page.locator(selected)).toContainText('2');
});
