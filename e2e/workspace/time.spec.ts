import { atWorkspace, makeWorkspaces, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';

let projects: Record<'time', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('time');
});

interface WorkspaceContext {
  activeMs: number;
  today: { submitted: number };
}

test('active time is counted, pauses are not, and it is sent in few batches', async ({ as, baseURL }) => {
  const page = await as('annotator');
  await page.clock.install();
  const batches: { id: string; ms: number }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/time')) batches.push(request.postDataJSON() as { id: string; ms: number });
  });
  const workspace = await claimAndOpen(page, projects.time, baseURL);
  const loadContext = async () =>
    (await (
      await page.request.get(`/api/v1/annotations/${workspace.annotationId}/context?tz=Asia/Shanghai`)
    ).json()) as WorkspaceContext;
  const before = await loadContext();

  // Forty seconds with a key each ten, then ten minutes of nobody: one minute of it is reading.
  for (let key = 0; key < 4; key += 1) {
    await page.keyboard.press('j');
    await page.clock.runFor(10_000);
  }
  await page.clock.runFor(600_000);
  const total = () => batches.reduce((all, { ms }) => all + ms, 0);
  await expect.poll(total).toBeGreaterThanOrEqual(85_000);
  const sum = total();
  expect(sum).toBeLessThanOrEqual(130_000);
  expect(batches.length).toBeLessThanOrEqual(3);
  expect(new Set(batches.map(({ id }) => id)).size).toBe(batches.length);

  // The server's own clock has not gone on by ten minutes: no more is credited than has gone by, and that is what shows.
  const after = await loadContext();
  expect(after.activeMs).toBeGreaterThan(before.activeMs);
  expect(after.activeMs).toBeLessThan(90_000);
  const minutes = page.getByTitle(/^Active time on this sample/);
  const whole = Math.floor(after.activeMs / 60_000);
  const credited = whole === 0 ? 'under 1 min' : `${whole} min`;
  await page.clock.runFor(15_000);
  await expect(minutes).toHaveText(credited);
  await page.keyboard.press('i');
  await expect(page.getByLabel(/^Comment on segment/)).toBeFocused();
  await page.keyboard.type('Is Sunday meant?');
  const read = page.waitForResponse((response) => response.url().includes('/context'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await read;
  await expect(minutes).toHaveText(credited);
  await page.keyboard.press('Escape');
  await atWorkspace(page);

  for (let segment = 0; segment < 2; segment += 1) await page.keyboard.press('c');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
  // Other journeys of the same person may submit meanwhile.
  expect((await loadContext()).today.submitted).toBeGreaterThan(before.today.submitted);
  const exported = await page.request.get(`/api/v1/projects/${projects.time}/export?format=jsonl`);
  expect(await exported.text()).toMatch(/"active_ms":[1-9]/);
});
