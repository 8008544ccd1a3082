import { type CDPSession, type Page } from '@playwright/test';
import { labels, makeWorkspaces, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Composition', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Composition');
});

/** A key as a browser reports it while an input method is at work. */
async function composedKey(cdp: CDPSession, code: string, modifiers = 0): Promise<void> {
  const key = { key: 'Process', code, windowsVirtualKeyCode: 229, modifiers };
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}
const CTRL = 2;
const compose = (cdp: CDPSession, text: string) =>
  cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const session = (page: Page) => page.context().newCDPSession(page);

test('keys of an input method are text: in a note, in the search and in the workspace', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces['Composition'], baseURL);
  const cdp = await session(page);

  for (const code of ['KeyC', 'KeyU', 'Enter', 'KeyX', 'BracketRight']) await composedKey(cdp, code);
  await expect(page.getByText('0 of 2 judged')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 segments' })).toBeVisible();

  await page.keyboard.press('m');
  const note = page.getByLabel('Note on this segment');
  await expect(note).toBeFocused();
  await compose(cdp, 'kaimen');
  for (const code of ['KeyC', 'Enter', 'Escape', 'KeyZ']) await composedKey(cdp, code);
  await composedKey(cdp, 'Enter', CTRL);
  await expect(note).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await cdp.send('Input.insertText', { text: '开门时间' });
  await expect(note).toHaveValue('开门时间');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await workspace.stored()).segments[0]!.label.note).toBe('开门时间');
  expect(labels(await workspace.stored())).toEqual([
    ['open', 2],
    ['open', 1],
  ]);

  await page.keyboard.press('/');
  const find = page.getByRole('searchbox', { name: 'Find in the reference' });
  await expect(find).toBeFocused();
  await compose(cdp, 'it');
  await composedKey(cdp, 'Enter');
  await composedKey(cdp, 'Escape');
  await expect(find).toBeFocused();
  await cdp.send('Input.insertText', { text: 'at' });
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible(); // Enter of the input method went nowhere
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
});
