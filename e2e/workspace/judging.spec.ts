import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import {
  atWorkspace,
  type OpenedWorkspace,
  makeWorkspaceOf,
  makeWorkspaces,
  claimAndOpen,
} from '../workspace';
import { expect, test } from '../fixtures';

let workspaces: Record<'Rules' | 'Stages' | 'Fine' | 'Searches', string>;
test.beforeAll(async () => {
  workspaces = await makeWorkspaces('Rules', 'Stages', 'Fine', 'Searches');
});

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const label = async (workspace: OpenedWorkspace, at = 0) => (await workspace.stored()).segments[at]!.label;
const quotes = async (workspace: OpenedWorkspace): Promise<string[]> =>
  (await label(workspace)).evidence.map((item) =>
    item.relation === 'not_found' ? `none: ${item.searched.join()}` : `${item.relation}: ${item.quote}`,
  );

test('rules by type: shown from the verdict on, asked for at submission, met by keys', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces.Rules, baseURL);
  await press(page, 'c', 'x', 'h');
  const need = page.getByText('A hallucination needs a search that found nothing');
  await expect(need).toBeVisible();
  await press(page, 'k');
  await expect(page.getByText('evidence missing')).toBeVisible(); // on the closed card
  await press(page, 'Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Not complete yet' });
  await expect(dialog).toContainText('Segment 2: A hallucination needs');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Segment 2/ }).press('Enter');
  await atWorkspace(page);
  await expect(need).toBeVisible();
  await press(page, 'Shift+N');
  const searches = page.getByRole('dialog', { name: 'Searched, not found' });
  await expect(searches.getByRole('textbox')).toBeFocused();
  await press(page, 'Control+Enter'); // nothing was searched for: nothing is said
  await expect(searches).toBeHidden();
  await expect(need).toBeVisible();
  await press(page, 'Shift+N');
  await searches.getByRole('textbox').fill('tower');
  await press(page, 'Control+Enter');
  await expect(need).toBeHidden();
  await press(page, 'Control+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
});

test('types by key: what they mean, and a pair with the words that decide', async ({ as, baseURL }) => {
  const page = await as('annotator');
  await claimAndOpen(page, workspaces.Stages, baseURL);
  await press(page, 'x', 'ArrowDown');
  const picker = page.getByRole('group', { name: 'Type of the error' });
  await expect(picker).toContainText('It says the opposite of');
  await expect(picker.locator('dd').first()).toHaveText('The valve closes when heated.');
  await expect(picker.locator('dd').last().locator('strong')).toHaveText('opens');
  await press(page, 'Escape');
  await picker.waitFor({ state: 'detached' });
});

test('fact and logic are set apart by keys, and a missing type changes neither', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces.Stages, baseURL);
  await press(page, 'v', 'x', 'x', 's');
  await expect
    .poll(async () => {
      const { fact, logic, errorType } = await label(workspace);
      return [fact, logic, errorType];
    })
    .toEqual(['inconsistent', 'inconsistent', 'KConc']);
  await press(page, 'v', 'l', 'u');
  await expect.poll(async () => (await label(workspace)).logic).toBe('unsure');
  expect((await label(workspace)).errorType).toBe('KConc');
});

test('evidence by clause and word at either end, turned and dropped by key', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces.Fine, baseURL);
  await press(page, 'e', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 's');
  await expect.poll(() => quotes(workspace)).toEqual(['supports: The museum opens at nine and closes']);
  await press(page, 'o', 'Shift+ArrowRight', 's');
  await expect
    .poll(() => quotes(workspace))
    .toEqual(['supports: The museum opens at nine and closes', 'supports: museum opens at nine and closes']);
  await press(page, 'Escape', 'n', 'n', 'd');
  await expect
    .poll(() => quotes(workspace))
    .toEqual([
      'supports: The museum opens at nine and closes',
      'contradicts: museum opens at nine and closes',
    ]);
  await press(page, 'p', 'Backspace');
  await expect.poll(() => quotes(workspace)).toEqual(['contradicts: museum opens at nine and closes']);
  await press(page, 'e', 'ArrowDown', 'Shift+ArrowUp', 'd', 'Escape');
  await expect.poll(() => quotes(workspace)).toHaveLength(2);
});

test('searches that found nothing are named, and can be edited', async ({ as, baseURL }) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, workspaces.Searches, baseURL);
  await press(page, 'e', '/');
  await page.keyboard.type('cafe');
  await press(page, 'Enter', '/');
  await page.keyboard.type('coffee');
  await press(page, 'Enter', 'Shift+N');
  await expect.poll(() => quotes(workspace)).toEqual(['none: cafe,coffee']);
  await press(page, 'Escape', 'Shift+N');
  const field = page.getByRole('textbox', { name: 'Searches' });
  await expect(field).toHaveValue('cafe\ncoffee');
  await field.fill('cafe\nrestaurant');
  await press(page, 'Control+Enter');
  await expect.poll(() => quotes(workspace)).toEqual(['none: cafe,restaurant']);
  await atWorkspace(page);
});

test('a split: says what it loses; a part is edited and undone; differences and outline', async ({
  as,
  baseURL,
}) => {
  const section = '渡口每天开放，船工记录水位与天气，并在每月月底公布。'.repeat(12);
  const id = await makeWorkspaceOf('Chapters', {
    question: '河水为何上涨？',
    reference: `一、水文\r\n部分支流在雨后上涨了 12 厘米。${section}\r\n\r\n二、渡口\r\n${section}\r\n\r\n三、桥梁😀\r\n${section}${section}`,
    answer: '连日降雨，因此它上涨了 15 厘米。',
  });
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, id, baseURL);
  const texts = async () => (await workspace.stored()).segments.map(({ text }) => text);
  await press(page, '[');
  await expect(page.getByText('“因此” connects the two parts')).toBeVisible();
  await expect(page.getByText('What “它” stands for may be lost')).toBeVisible();
  await press(page, 'Enter', 'j', 't');
  const field = page.getByRole('textbox', { name: 'Text of the segment' });
  await expect(field).toBeFocused();
  await field.fill('支流都上涨了 15 厘米。');
  await page.locator('[data-segment-head]').first().click(); // going elsewhere keeps what was written
  await expect.poll(texts).toEqual(['连日降雨，', '支流都上涨了 15 厘米。']);
  await press(page, 'j', 't');
  await field.fill('所有支流都上涨了 15 厘米。');
  await press(page, 'Enter');
  await expect.poll(texts).toEqual(['连日降雨，', '所有支流都上涨了 15 厘米。']);
  const [, second] = (await workspace.stored()).segments;
  expect(second!.parentIds).toHaveLength(1);
  await atWorkspace(page);

  await press(page, 'e', 'ArrowDown', 's', 'Escape');
  const differs = page.getByRole('list', { name: 'What differs from the evidence' });
  await expect(differs).toContainText('Numbers 15 · 12');
  await expect(differs).toContainText('Logic words 所有 · 部分');
  await expect(page.locator('mark.differs-number')).toHaveText(['15', '12']);

  await press(page, 'o');
  await expect(page.getByRole('menuitem')).toHaveText(['一、水文', '二、渡口', '三、桥梁😀']);
  await press(page, 'End', 'Enter');
  await expect(page.locator('[data-mark~="heading"]')).toBeInViewport();
  await expect(page.locator('[data-mark~="heading"]')).toHaveText('三、桥梁😀');
  await atWorkspace(page);

  await press(page, 'z', 'z', 'z', 'z');
  await expect.poll(texts).toEqual(['连日降雨，因此它上涨了 15 厘米。']);
});
