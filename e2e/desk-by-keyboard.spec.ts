import { atDesk, expect, labels, makeDesks, openDesk, tabTo } from './desk';
import { test } from './fixtures';

test.describe.configure({ timeout: 120_000 });

let desks: Record<'Split and merge' | 'Evidence' | 'By keyboard', string>;
test.beforeAll(() => {
  desks = makeDesks('Split and merge', 'Evidence', 'By keyboard');
});

test('split, merge, undo: a segment is cut and joined by keys', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const desk = await openDesk(page, desks['Split and merge'], baseURL);
  const texts = async () => (await desk.stored()).segments.map(({ text }) => text);
  await page.keyboard.press('[');
  await expect(page.getByText('← → move the cut')).toBeVisible();
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
  const desk = await openDesk(page, desks['Evidence'], baseURL);
  const quotes = async () =>
    (await desk.stored()).segments[0]!.label.evidence.map((item) =>
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

  const reference = page.getByRole('region', { name: 'Text of the reference' }).last();
  const box = (await reference.locator('p').first().boundingBox())!;
  await page.mouse.dblclick(box.x + 60, box.y + 12); // the word "museum"
  await expect(page.getByRole('toolbar', { name: 'Use the selected text' })).toBeVisible();
  await page.keyboard.press('s');
  await expect.poll(quotes).toEqual(['supports: museum']);
});

test('flag, notes, skip, submit, reopen without a mouse', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const desk = await openDesk(page, desks['By keyboard'], baseURL);

  await page.keyboard.press('f');
  await page.keyboard.type('odd question');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await desk.stored()).annotation.flagReason).toBe('odd question');
  await atDesk(page);
  await page.keyboard.press('m');
  await page.keyboard.type('see the opening hours');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await desk.stored()).segments[0]!.label.note).toBe('see the opening hours');
  await atDesk(page);

  await page.keyboard.press('Control+Enter'); // not complete: names what is missing
  await expect(page.getByRole('dialog', { name: 'Not complete yet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await atDesk(page);
  await page.keyboard.press('c');
  await page.keyboard.press('u');
  await expect(page.getByText('2 of 2 judged')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => !url.href.endsWith(desk.sampleId));
  await expect(page.getByText('How long is it?')).toBeVisible();
  await atDesk(page);
  expect(labels(await desk.stored())).toEqual([
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
  await expect(page.getByText('You do not hold this sample: it was given back to the queue.')).toBeVisible();
  await page.context().addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL }]);
  await page.reload();
  await expect(page.getByText('您未持有此样本：它已退回队列。')).toBeVisible();
  await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL }]);

  await page.goto(desk.path);
  await expect(page.getByText('You have submitted this annotation.')).toBeVisible();
  await tabTo(page, /^Reopen/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await desk.stored()).annotation.state).toBe('draft');
});
