import { type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { atWorkspace, makeWorkspaceOf, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';
import { LIGHT_EN, lookAs } from '../looks';

const PARAGRAPH = '渡口每天开放，船工记录水位与天气，并在每月月底公布。'.repeat(8);
let project: string;
test.beforeAll(async () => {
  project = await makeWorkspaceOf('Open things', {
    question: '河水为何上涨？',
    reference: `一、水文\n部分支流在雨后上涨了 12 厘米。${PARAGRAPH}\n\n二、渡口\n${PARAGRAPH}`,
    answer: '连日降雨，因此它上涨了 15 厘米。渡口每天开放。',
  });
});

interface Opened {
  name: string;
  keys: string[];
  /** What shows that it stands open. */
  sign: (page: Page) => Locator;
  close?: string[];
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** All that keys open in the workspace, with the keys that do; Escape closes it unless something else is said. */
const THINGS: Opened[] = [
  { name: 'outline', keys: ['o'], sign: (page) => page.getByRole('menu') },
  { name: 'find', keys: ['/', '船', '工', 'Enter'], sign: (page) => page.locator('#find-in-reference') },
  {
    name: 'palette',
    keys: ['Control+k'],
    sign: (page) => page.getByRole('combobox').and(page.locator(':focus')),
  },
  { name: 'palette, nothing found', keys: ['Control+k', 'q', 'q', 'q'], sign: dialog },
  { name: 'keys', keys: ['?'], sign: dialog },
  { name: 'comments', keys: ['i'], sign: (page) => page.locator('textarea:focus') },
  { name: 'guidelines', keys: ['g'], sign: (page) => page.locator('aside, [role=dialog]').last() },
  {
    name: 'types',
    keys: ['x'],
    sign: (page) => page.getByRole('group', { name: /Type of the error|错误类型/ }),
  },
  {
    name: 'types with a definition',
    keys: ['x', 'ArrowDown'],
    sign: (page) => page.locator('dd strong').first(),
  },
  { name: 'stages', keys: ['v'], sign: (page) => page.locator('[data-segment-head][aria-current]') },
  { name: 'split', keys: ['['], sign: (page) => page.locator('.split-caret').first() },
  { name: 'edit', keys: ['t'], sign: (page) => page.locator('textarea:focus, input:focus') },
  { name: 'note', keys: ['m'], sign: (page) => page.locator('textarea:focus') },
  { name: 'evidence', keys: ['e', 'ArrowDown'], sign: (page) => page.locator('.sentence-cursor').first() },
  // What was looked for above may be named at once; the second press then opens it.
  { name: 'searches', keys: ['Shift+N', 'Shift+N'], sign: dialog },
  { name: 'flag', keys: ['f'], sign: dialog },
  { name: 'not complete', keys: ['Control+Enter'], sign: dialog },
];

for (const look of LIGHT_EN)
  test(
    `axe finds nothing with each thing open in the workspace: ${look.locale}, ${look.theme}`,
    { tag: '@long' },
    async ({ as, baseURL }) => {
      const page = await as('annotator');
      await lookAs(page, look, baseURL);
      await claimAndOpen(page, project, baseURL);
      const found: string[] = [];
      for (const { name, keys, sign } of THINGS) {
        for (const key of keys) {
          if (/^[^\x00-\x7f]$/.test(key)) await page.keyboard.insertText(key);
          else await page.keyboard.press(key);
        }
        await expect(sign(page), name).toBeVisible();
        for (const finding of await axeFindings(page)) found.push(`${name}: ${finding}`);
        await page.keyboard.press('Escape');
        await atWorkspace(page);
      }
      expect(found).toEqual([]);
    },
  );
