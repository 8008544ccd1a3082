import { type Page } from '@playwright/test';
import { type Change } from '@/lib/annotation/labels/change';
import { atWorkspace, labels, makeWorkspaceOf, claimAndOpen, allSaved } from './workspace';
import { expect, test } from './fixtures';

const SEGMENTS = 30;
let project: string;
test.beforeAll(async () => {
  const numbers = Array.from({ length: SEGMENTS }, (_, at) => at + 1);
  project = await makeWorkspaceOf('Ten minutes', {
    question: 'What is in the boxes?',
    reference: numbers.map((number) => `Box ${number} holds a lamp.`).join(' '),
    answer: numbers.map((number) => `Box ${number} holds a lamp.`).join(' '),
  });
});

const CHANGES = '**/api/v1/annotations/*/changes';
/** Ten minutes are gone through by the page's clock: timers are due as they would be, nobody waits for them. */
const PACE_MS = 10_000;

/** Says it of each segment, from the first on; a verdict on what was open goes to the next by itself. */
async function judgeAll(page: Page, key: 'c' | 'u'): Promise<void> {
  for (let number = 1; number <= SEGMENTS; number += 1) {
    await page.keyboard.press(key);
    if (key === 'u') await page.keyboard.press('ArrowDown');
    await page.clock.runFor(PACE_MS);
  }
}

test(
  'ten minutes and sixty changes without a connection, a closed tab among them: all arrive, in order',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('annotator');
    const context = page.context();
    await context.clock.install();
    const workspace = await claimAndOpen(page, project, baseURL);
    const arrived: Change[] = [];
    let tries = 0;
    context.on('request', (request) => {
      if (/\/changes$/.test(request.url())) tries += 1;
    });
    context.on('response', (response) => {
      if (/\/changes$/.test(response.url()) && response.ok())
        arrived.push(response.request().postDataJSON() as Change);
    });

    const began = await page.evaluate(() => Date.now());
    await context.setOffline(true);
    await judgeAll(page, 'c');
    await expect(page.getByText(`${SEGMENTS} of ${SEGMENTS} judged`)).toBeVisible();
    await expect(page.getByText(`No connection: ${SEGMENTS} changes kept here`)).toBeVisible();
    expect(tries).toBeGreaterThan(10); // it tries again and again, and more seldom
    expect(tries).toBeLessThan(60);
    // The page can be loaded again, but saving still fails, also for a retry that the closed page leaves behind.
    await context.route(CHANGES, (route) => route.abort('connectionrefused'));
    await page.close();
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto(workspace.path);
    await atWorkspace(other);
    await expect(other.getByText(`${SEGMENTS} of ${SEGMENTS} judged`)).toBeVisible();
    for (let at = 0; at < SEGMENTS; at += 1) await other.keyboard.press('ArrowUp');
    await judgeAll(other, 'u');
    await expect(other.getByText(`Not saved yet: ${2 * SEGMENTS} changes`)).toBeVisible();
    expect((await other.evaluate(() => Date.now())) - began).toBeGreaterThan(10 * 60_000);
    expect(arrived).toEqual([]);
    // The browser finishes the one try that was under way when its page closed, past every route: at most that is there.
    const [first, ...others] = labels(await workspace.stored()).map(([said]) => said);
    expect(['open', 'consistent']).toContain(first);
    expect(new Set(others)).toEqual(new Set(['open']));

    await context.unroute(CHANGES);
    await other.clock.runFor(20_000); // the longest wait between two tries
    await allSaved(other);
    const stored = await workspace.stored();
    expect(labels(stored)).toEqual(stored.segments.map(() => ['unsure', 3]));
    const said = arrived.map((change) =>
      change.kind === 'label' ? [change.segmentId, change.judgement.fact] : [change.kind],
    );
    expect(said).toEqual([
      ...stored.segments.map(({ id }) => [id, 'consistent']),
      ...stored.segments.map(({ id }) => [id, 'unsure']),
    ]);
    // Nothing is left to be sent again.
    expect(
      await other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox'))),
    ).toEqual([]);
  },
);
