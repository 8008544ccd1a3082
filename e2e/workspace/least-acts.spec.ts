import { type Page } from '@playwright/test';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { atWorkspace, claimAndOpen, makeWorkspaceOf, type OpenedWorkspace } from '../workspace';
import { expect, test } from '../fixtures';

const REFERENCE =
  'The museum opens at nine. It is free on Sundays. The shop sells maps and books. A tram stops at the door.';
const ANSWER =
  'The museum opens at ten. It has a swimming pool. The shop sells maps. A tram stops nearby. It is free.';
const quoted = (quote: string, relation: 'supports' | 'contradicts') => {
  const start = REFERENCE.indexOf(quote);
  return { relation, start, end: start + quote.length, quote };
};
const OPENS = 'The museum opens at nine.';
const TRAM = 'A tram stops at the door.';

let place = 0;
const segment = (text: string, fact: string, ...evidence: object[]): object => {
  const start = ANSWER.indexOf(text);
  const id = place++;
  return {
    id,
    text,
    spans: [[start, start + text.length]],
    fact,
    logic: 'not_judged',
    exposure: 'nothing',
    evidence,
  };
};

/** A sample as a method has read it, wrongly in the first, the second and the third segment. */
const SAMPLE = {
  format: 'face4rag-studio/1',
  language: 'en',
  question: 'What is there to know?',
  reference: REFERENCE,
  answer: ANSWER,
  annotations: [
    {
      source: 'method',
      state: 'submitted',
      verdict: 'inconsistent',
      created_at: '2026-01-01T00:00:00Z',
      method: { id: 'offline', version: '1', params: {}, judges: ['fact'], run_at: '2026-01-01T00:00:00Z' },
      submitted_at: '2026-01-01T00:00:00Z',
      segments: [
        segment('The museum opens at ten.', 'consistent', quoted(OPENS, 'supports')),
        segment('It has a swimming pool.', 'consistent'),
        segment(
          'The shop sells maps.',
          'inconsistent',
          quoted('The shop sells maps and books.', 'contradicts'),
        ),
        segment('A tram stops nearby.', 'consistent'),
        segment('It is free.', 'consistent', quoted('It is free on Sundays.', 'supports')),
      ],
    },
  ],
};

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** The element that has the focus as soon as the listeners of a key and what they queued have run. */
const focusRightAfter = (page: Page, key: string): Promise<string | undefined> =>
  page.evaluate(async (letter) => {
    const press = { key: letter, code: `Key${letter.toUpperCase()}`, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
    await Promise.resolve();
    return document.activeElement?.tagName;
  }, key);
const row = (page: Page, number: number) => page.locator('[data-segment-head]').nth(number - 1);
const stored = async (workspace: OpenedWorkspace): Promise<[string, string | null, Evidence[]][]> =>
  (await workspace.stored()).segments.map(({ label: { fact, errorType, evidence } }) => [
    fact,
    errorType,
    evidence,
  ]);

test('each label takes the least acts, and holds the evidence that was shown with it', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, await makeWorkspaceOf('Least acts', SAMPLE), baseURL);

  await press(page, 'x'); // a contradiction, where the method's span supported: 2
  await expect(page.getByRole('list', { name: 'Evidence that comes with this type' })).toContainText(OPENS);
  await press(page, 'c');
  await expect(row(page, 2)).toBeFocused();
  await press(page, 'x'); // a hallucination, where nothing was found: 2
  await expect(page.getByRole('list', { name: 'Evidence that comes with this type' })).toContainText(
    '“swimming pool”',
  );
  await press(page, 'h');
  await expect(row(page, 3)).toBeFocused();
  await press(page, 'c'); // consistent, where the method's span contradicted: 1
  await expect(row(page, 4)).toBeFocused();

  await press(page, 'x', 'c', '/'); // evidence by search: / words Enter D
  await page.keyboard.insertText('tram');
  await press(page, 'Enter', 'd');
  await expect(row(page, 5)).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Find in the reference' })).toHaveValue('');
  await press(page, 'Enter'); // confirmed: 1

  await expect
    .poll(() => stored(workspace))
    .toEqual([
      ['inconsistent', 'KCont', [{ ...quoted(OPENS, 'contradicts'), origin: 'accepted' }]],
      ['inconsistent', 'Hallu', [{ relation: 'not_found', searched: ['swimming pool'], origin: 'accepted' }]],
      ['consistent', null, [{ ...quoted('The shop sells maps and books.', 'supports'), origin: 'accepted' }]],
      ['inconsistent', 'KCont', [{ ...quoted(TRAM, 'contradicts'), origin: 'person' }]],
      ['consistent', null, [{ ...quoted('It is free on Sundays.', 'supports'), origin: 'accepted' }]],
    ]);

  expect(await focusRightAfter(page, 'f')).toBe('TEXTAREA'); // the next key may come before a frame is drawn
  await press(page, '2'); // flagged with a usual reason: 2
  await expect
    .poll(async () => (await workspace.stored()).annotation.flagReason)
    .toBe('The reference is ambiguous');
  await atWorkspace(page);

  await press(page, 'e', 'Home', '1'); // the nearest sentence by its digit
  const cursor = page.locator('[data-mark~="cursor"]');
  await expect.poll(async () => (await cursor.allTextContents()).join('')).toBe('It is free on Sundays.');
  await expect(page.getByRole('list', { name: 'Nearest sentences' })).toContainText('It is free on Sundays.');
  await press(page, 'Escape');
  await atWorkspace(page);

  await press(page, 'i'); // comments: Escape closes them while none is being written
  await expect(
    page.getByRole('complementary', { name: 'Comments' }).getByRole('textbox').first(),
  ).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('complementary', { name: 'Comments' })).toBeHidden();
  await atWorkspace(page);

  await press(page, '['); // a split by the mouse: a press on Split, where the caret is proposed or was put
  await page.getByRole('button', { name: 'Cancel the split', exact: true }).click();
  await atWorkspace(page);
  await press(page, '[');
  await page
    .locator('.split-caret')
    .locator('..')
    .click({ position: { x: 30, y: 12 } });
  await page.getByRole('button', { name: 'Split here', exact: true }).click();
  await expect.poll(async () => (await workspace.stored()).segments.length).toBe(6);
  await press(page, 'Shift+F', '3'); // skipped with a usual reason: 2
  await page.waitForURL((url) => url.searchParams.has('empty'));
});
