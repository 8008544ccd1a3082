import { type Page } from '@playwright/test';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { axeFindings } from '../axe';
import {
  atWorkspace,
  labels,
  makeWorkspaceOf,
  makeWorkspaces,
  makeJudged,
  claimAndOpen,
  tabTo,
} from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Split and merge' | 'Evidence' | 'By keyboard', string>;
let judged: Record<'Clicks' | 'Read again', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Split and merge', 'Evidence', 'By keyboard');
  judged = await makeJudged({ Clicks: 'zh', 'Read again': 'zh' });
});

test('split, merge, undo: a segment is cut and joined by keys', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Split and merge'], baseURL);
  const texts = async () => (await workspace.stored()).segments.map(({ text }) => text);
  await page.keyboard.press('[');
  await expect(page.getByText('← → move the split')).toBeVisible();
  await page.keyboard.press('Home');
  for (let word = 0; word < 3; word += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '3 segments' })).toBeVisible();
  await expect.poll(texts).toHaveLength(3);
  expect((await texts()).slice(0, 2).join(' ')).toBe('The museum opens at nine.');

  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { name: '2 segments' })).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { name: '1 segment', exact: true })).toBeVisible();
  await expect.poll(texts).toEqual(['The museum opens at nine. It has a café.']);
});

test('evidence: by sentence, by words that were found, and by selecting text', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Evidence'], baseURL);
  const quotes = async () =>
    (await workspace.stored()).segments[0]!.label.evidence.map((item) =>
      item.relation === 'not_found' ? item.relation : `${item.relation}: ${item.quote}`,
    );
  await page.keyboard.press('e');
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect
    .poll(quotes)
    .toEqual([
      'supports: The museum opens at nine and closes at six.',
      'contradicts: It is free on Sundays.',
    ]);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(quotes).toEqual([]);

  const reference = page.getByRole('group', { name: 'Text of the reference' });
  const box = (await reference.locator('p').first().boundingBox())!;
  await page.mouse.dblclick(box.x + 60, box.y + 12); // the word "museum"
  await expect(page.getByRole('toolbar', { name: 'Use the selected text' })).toBeVisible();
  await page.keyboard.press('s');
  await expect.poll(quotes).toEqual(['supports: museum']);
});

test('a Markdown reference: is read formatted, and quoted as it is written', async ({ as, baseURL }) => {
  const projectId = await makeWorkspaceOf('Formatted', {
    question: '电池有多大？',
    reference:
      '## 参数😀\r\n\r\n| 型号 | 电池 |\n|---|---:|\n| **A10** | 4800 mAh |\n\n见[年报](https://a.test/2024)。',
    answer: '| A10 | **4900** mAh |',
  });
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projectId, baseURL);
  const quotes = async () =>
    (await workspace.stored()).segments[0]!.label.evidence.filter(isSpan).map(({ quote }) => quote);
  const reference = page.getByRole('group', { name: 'Text of the reference' });
  await expect(reference.getByRole('heading', { name: '参数😀' })).toBeVisible();
  await expect(reference.getByText('年报')).toHaveAttribute('title', 'https://a.test/2024');
  await expect(reference.getByRole('link')).toHaveCount(0);

  await reference.getByRole('cell', { name: '4800 mAh' }).selectText();
  await page.keyboard.press('d');
  await expect.poll(quotes).toEqual(['4800 mAh']);
  const from = (await reference.getByText('A10').boundingBox())!;
  const to = (await reference.getByRole('cell', { name: '4800 mAh' }).boundingBox())!;
  await page.mouse.move(from.x + 1, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('d');
  await expect.poll(quotes).toEqual(['**A10** | 4800 mAh', '4800 mAh']);
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const cursor = page.locator('[data-mark~="cursor"]');
  await expect.poll(async () => (await cursor.allTextContents()).join('')).toContain('参数😀');
  await page.keyboard.press('Escape');

  await page.keyboard.press('w');
  await expect(reference.getByText('| **A10** | 4800 mAh |')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show as written' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(reference.getByText('|---|---:|')).toBeVisible();
  await page.getByRole('button', { name: 'Show as written' }).click();
  await expect(reference.getByRole('cell', { name: 'A10' })).toBeVisible();
});

test('flag, notes, skip, submit, reopen without a mouse', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['By keyboard'], baseURL);

  await page.keyboard.press('f');
  await page.keyboard.type('odd question');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.flagReason).toBe('odd question');
  await atWorkspace(page);
  await page.keyboard.press('m');
  await page.keyboard.type('see the opening hours');
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await workspace.stored()).segments[0]!.label.note)
    .toBe('see the opening hours');
  await atWorkspace(page);

  await page.keyboard.press('Control+Enter'); // not complete: names what is missing
  await expect(page.getByRole('dialog', { name: 'Not complete yet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await atWorkspace(page);
  await page.keyboard.press('c');
  await page.keyboard.press('u');
  await expect(page.getByText('2 of 2 judged')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => !url.href.endsWith(workspace.sampleId));
  await expect(page.getByText('How long is it?')).toBeVisible();
  await atWorkspace(page);
  expect(labels(await workspace.stored())).toEqual([
    ['consistent', 3],
    ['unsure', 2],
  ]);
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();

  const second = page.url();
  await tabTo(page, /^Skip/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('not my field');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => url.searchParams.has('empty'));
  await page.goto(second);
  await expect(page.getByText('You no longer have this sample: it went back to the queue.')).toBeVisible();
  await page.context().addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL }]);
  await page.reload();
  await expect(page.getByText('您未持有此样本：它已退回队列。')).toBeVisible();
  await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL }]);

  await page.goto(workspace.path);
  await expect(page.getByText('You have submitted this annotation.')).toBeVisible();
  await tabTo(page, /^Reopen/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('draft');
});

const panel = (page: Page) => page.getByRole('region', { name: 'Segments', exact: true });
const pressable = (page: Page) =>
  panel(page).locator(
    'button:visible:enabled:not([data-segment-head], [aria-disabled=true]), summary:visible',
  );

test('a verdict that is clicked: the next Enter accepts what is pre-filled and presses nothing', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, judged['Read again'], baseURL);
  const filled = (await workspace.stored()).segments.map(({ machine }) => machine!.fact);
  const wrong = filled.indexOf('inconsistent');
  for (let at = 0; at < wrong; at += 1) await page.keyboard.press('j');
  const head = page.locator('[data-segment-head]').nth(wrong);
  await expect(head).toBeFocused();
  await page
    .getByRole('group', { name: 'Verdict' })
    .getByRole('button', { name: /^unsure/ })
    .click();
  await expect(head).not.toBeFocused(); // went on
  await atWorkspace(page);
  const next = await page
    .locator('[data-segment-head]')
    .evaluateAll((heads) => heads.findIndex((one) => one.hasAttribute('aria-current')));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape'); // a type may be asked for
  await expect.poll(async () => (await workspace.stored()).segments[wrong]!.label.fact).toBe('unsure');
  expect((await workspace.stored()).segments[next]!.label.fact).toBe(filled[next]);
});

test('every button of the open panel: clicked, it leaves Enter to the segment', async ({ as, baseURL }) => {
  const page = await as('annotator');
  await claimAndOpen(page, judged.Clicks, baseURL);
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    const count = (): void => {
      const { dataset } = document.documentElement;
      dataset.clicks = String(Number(dataset.clicks) + 1);
    };
    document.addEventListener('click', count, true);
  });
  const clicks = () => page.evaluate(() => Number(document.documentElement.dataset.clicks));
  const picker = page.getByRole('group', { name: 'Type of the error' });
  /** The types while they are open, else the whole panel. */
  const offered = async () => ((await picker.isVisible()) ? picker.getByRole('button') : pressable(page));
  const names = async () =>
    (await offered()).evaluateAll((found) =>
      found.map((one) => one.getAttribute('aria-label') ?? one.textContent.replace(/[\d\s]+/g, ' ').trim()),
    );
  const tried = new Set<string>();
  for (;;) {
    const found = await names();
    const untried = (name: string): boolean => !tried.has(name);
    // Accept first: Enter, too, leaves nothing pre-filled on a segment.
    const accept = found.findIndex((name) => name === 'Accept' && untried(name));
    const at = accept < 0 ? found.findIndex(untried) : accept;
    if (at < 0 && (await picker.isVisible())) {
      await page.keyboard.press('Escape');
      await expect(picker).toBeHidden();
      continue;
    }
    if (at < 0) {
      // Another segment may have others, the last is not joined with any.
      const first = page.locator('[data-segment-head]').first();
      if ((await first.getAttribute('aria-current')) !== null) break;
      const here = await page.locator('[data-segment-head][aria-current]').getAttribute('id');
      await page.keyboard.press('ArrowUp');
      await expect(page.locator(`[id="${here}"]`)).not.toHaveAttribute('aria-current');
      continue;
    }
    const name = found[at]!;
    if ((await names())[at] !== name) continue; // the panel is still being drawn
    try {
      await (await offered()).nth(at).click({ timeout: 5_000 });
    } catch {
      continue; // it went before it could be clicked
    }
    tried.add(name);
    if (await picker.isVisible()) continue; // has the keys; its own buttons are next
    // A field, a caret or what lies beside the work keeps the focus until it is left.
    await page.keyboard.press('Escape');
    await atWorkspace(page);
    const before = await clicks();
    await page.keyboard.press('Enter');
    expect(await clicks(), `Enter after “${name}”`).toBe(before);
    await page.keyboard.press('Escape');
    await atWorkspace(page);
  }
  const all = [...tried].join('\n');
  for (const known of [
    'consistent',
    'inconsistent',
    'unsure',
    'Accept',
    'Split',
    'Merge',
    'Note',
    'Evidence',
    'Clause',
    'Show in the reference',
    'Hallucination',
  ])
    expect(all).toContain(known);
});

test('a submitted sample, read again: the open panel shows the person’s label', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, judged['Read again'], baseURL);
  for (const { id } of (await workspace.stored()).segments) {
    await page.locator(`[id="segment-${id}"]`).click();
    await page.keyboard.press('u');
  }
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
  await page.goto(workspace.path);
  await atWorkspace(page);
  const label = page.getByRole('region', { name: 'Label', exact: true });
  await expect(label).toContainText('unsure');
  await expect(label).not.toContainText('inconsistent');
  expect(await axeFindings(page)).toEqual([]);
});
