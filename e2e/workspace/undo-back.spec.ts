import { makeWorkspaces, claimAndOpen, allSaved } from '../workspace';
import { expect, test } from '../fixtures';

let projects: Record<'Undo over reloads' | 'Undo over samples' | 'Undo over a slow submission', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('Undo over reloads', 'Undo over samples', 'Undo over a slow submission');
});

test('what was done before a reload is taken back after it, and done again', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projects['Undo over reloads'], baseURL);
  const first = async (): Promise<string | null> => (await workspace.stored()).segments[0]!.label.decidedAt;
  await page.keyboard.press('c');
  await page.keyboard.press('u');
  await expect.poll(async () => (await workspace.stored()).segments[1]!.label.fact).toBe('unsure');
  await page.reload();
  await page.locator('[data-segment-head][aria-current]').waitFor();
  await allSaved(page);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(first).toBeNull();
  await page.keyboard.press('Shift+Z');
  await expect.poll(first).not.toBeNull();
});

for (const [name, projectOf, heldMs] of [
  ['undo leads back over a submission, after asking', 'Undo over samples', 0],
  ['undo leads back over a submission that is still on its way @long', 'Undo over a slow submission', 3_000],
] as const)
  test(name, async ({ as, baseURL }) => {
    const page = await as('annotator');
    const ahead = page.waitForResponse('**/queue/reserve');
    const workspace = await claimAndOpen(page, projects[projectOf], baseURL);
    await ahead;
    await page.route('**/api/v1/annotations/*/changes', async (route) => {
      const submits = route.request().postData()?.includes('"submit"');
      if (submits) await new Promise((done) => setTimeout(done, heldMs));
      await route.continue();
    });
    await page.keyboard.press('c');
    await page.keyboard.press('c');
    await allSaved(page);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL((url) => !url.pathname.endsWith(workspace.sampleId));
    await page.locator('[data-segment-head][aria-current]').waitFor();
    await page.keyboard.press('z');
    await expect(page.getByText('Nothing left to undo here.', { exact: false }).first()).toBeVisible();
    // What can be undone leads back from labels as the server has them, which are read on arriving.
    const arrived = page.waitForResponse(
      (response) =>
        response.url().endsWith(`/api/v1/annotations/${workspace.annotationId}`) &&
        response.request().method() === 'GET',
    );
    await page.keyboard.press('z');
    await page.waitForURL((url) => url.pathname.endsWith(workspace.sampleId));
    await arrived;
    await expect(page.getByRole('button', { name: /^Submit and next/ })).toBeVisible();
    await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('draft');
    await page.keyboard.press('z');
    await expect.poll(async () => (await workspace.stored()).segments[1]!.label.decidedAt).toBeNull();
    expect((await workspace.stored()).segments[0]!.label.decidedAt).not.toBeNull();
    expect((await workspace.stored()).annotation.state).toBe('draft');
  });
