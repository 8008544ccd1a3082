import { isSpan } from '@/lib/annotation/evidence/evidence';
import { atWorkspace, makeWorkspaceOf, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';

const FILLER = '渡口每天开放，船工记录水位与天气。'.repeat(30);
const UNCITED = 'The bell 🔔👩‍👩‍👧 rang.';
const SENTENCE = '老灯塔😀建于 1893 年，由𠮷田设计。';
/** More than 15,000 characters, with CRLF between the lines and emoji on both sides of the place to find. */
const FAR =
  Array.from({ length: 32 }, (_, line) => `第${line + 1}段😀。${FILLER}`).join('\r\n') +
  `\r\n${UNCITED}\r\n${SENTENCE}👩‍🚀看守至今。\r\n${FILLER}`;

test('evidence 15,000 characters away is marked offline, over a reload, beside emoji and CRLF', async ({
  as,
  baseURL,
}) => {
  const start = FAR.indexOf(SENTENCE);
  expect(start).toBeGreaterThan(15_000);
  const projectId = await makeWorkspaceOf('Far away', {
    question: '灯塔何时建成？',
    reference: FAR,
    answer: '老灯塔建于 1839 年。',
  });
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projectId, baseURL);
  const answered = page.waitForResponse((response) => response.url().endsWith('/changes'));
  await page.keyboard.press('x');
  await page.keyboard.press('c');
  await answered;
  await expect(page.getByText('A contradiction needs a span of the reference')).toBeVisible();

  await page.context().setOffline(true);
  await page.keyboard.press('e');
  await page.keyboard.press('/');
  await page.keyboard.insertText('１８９３'); // as a Chinese input method may write it
  await page.keyboard.press('Enter');
  const cursor = page.locator('[data-mark~="cursor"]');
  await expect(cursor.first()).toBeInViewport();
  expect((await cursor.allTextContents()).join('')).toBe(SENTENCE);
  await page.keyboard.press('ArrowLeft'); // without the clause about the designer
  await expect.poll(async () => (await cursor.allTextContents()).join('')).toBe('老灯塔😀建于 1893 年');
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(page.getByText('A contradiction needs a span of the reference')).toBeHidden();
  await expect(page.getByText('No connection: 1 change kept here')).toBeVisible();
  expect((await workspace.stored()).segments[0]!.label.evidence).toEqual([]);

  await page.context().setOffline(false);
  await page.reload();
  await atWorkspace(page);
  await expect
    .poll(async () => (await workspace.stored()).segments[0]!.label.evidence.filter(isSpan))
    .toEqual([
      {
        relation: 'contradicts',
        start,
        end: start + '老灯塔😀建于 1893 年'.length,
        quote: '老灯塔😀建于 1893 年',
        origin: 'person',
      },
    ]);
  const mark = page.locator('[data-mark~="evidence-0"]');
  await expect(mark.first()).toBeInViewport();
  expect((await mark.allTextContents()).join('')).toBe('老灯塔😀建于 1893 年');
  // What differs is marked on both sides.
  await expect(page.getByRole('list', { name: 'What differs from the evidence' })).toContainText(
    'Numbers 1839 · 1893',
  );
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
});
