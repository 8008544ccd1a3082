import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { lookAs, ONE_LOOK_A_RUN } from '../looks';
import { atWorkspace, claimAndOpen, makeWorkspaceOf } from '../workspace';

interface Told {
  reference: string;
  answer: string;
  question: string;
  /** What the method read as segments: it left the rest out, and said one thing twice. */
  read: string[];
  /** What it left out, in order. */
  left: [string, string];
  /** The first part of the second of them. */
  part: string;
  words: { row: string; title: string; anyway: string; count: string; chosen: string };
}

const TOLD: Record<'en' | 'zh-CN', Told> = {
  en: {
    question: 'How are the river and its ferry?',
    reference: 'The river is 120 km long. It rises in the hills. The ferry runs daily. It takes cars.',
    answer:
      '1. The river is long. It rises in a lake.\n2. The ferry runs daily, and it takes cars [1].\n\nAsk me!',
    read: ['The river is long.', 'The river is long.', 'Ask me!'],
    left: ['It rises in a lake.', 'The ferry runs daily, and it takes cars [1].'],
    part: 'The ferry runs daily',
    words: {
      row: 'In no segment:',
      title: 'Not everything is in a segment',
      anyway: 'Submit without them',
      count: '1 in no segment',
      chosen: 'Add what is chosen',
    },
  },
  'zh-CN': {
    question: '这条河和渡口怎么样？',
    reference: '这条河长 120 公里，发源于北部山区。渡口每天开放，可以载车。',
    answer: '一、这条河很长。它发源于湖泊。\n二、渡口每天开放，也可以载车[1]。\n\n欢迎提问！',
    read: ['这条河很长。', '这条河很长。', '欢迎提问！'],
    left: ['它发源于湖泊。', '渡口每天开放，也可以载车[1]。'],
    part: '渡口每天开放',
    words: {
      row: '未归入片段：',
      title: '有文字未归入片段',
      anyway: '略去并提交',
      count: '1 处未归入',
      chosen: '添加所选部分',
    },
  },
};

/** A sample as a method has read it. */
function sampleOf({ question, reference, answer, read }: Told, language: string) {
  const segments = read.map((text, id) => ({
    id,
    text,
    spans: [[answer.indexOf(text), answer.indexOf(text) + text.length]],
    fact: 'consistent',
    logic: 'not_judged',
    exposure: 'nothing',
    evidence: [],
  }));
  const at = '2026-01-01T00:00:00Z';
  const method = { id: 'offline', version: '1', params: {}, judges: ['fact'], run_at: at };
  const annotation = { source: 'method', state: 'submitted', verdict: 'consistent', created_at: at };
  return {
    format: 'face4rag-studio/1',
    language,
    question,
    reference,
    answer,
    annotations: [{ ...annotation, method, submitted_at: at, segments }],
  };
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

for (const { look, long } of ONE_LOOK_A_RUN)
  test(`text in no segment is seen, added whole and in part, and left out knowingly: ${look.locale}, ${look.theme}${long}`, async ({
    as,
    baseURL,
  }) => {
    const told = TOLD[look.locale];
    const { left, words } = told;
    const page = await as('annotator');
    await lookAs(page, look, baseURL);
    const project = await makeWorkspaceOf(
      `Uncovered ${look.locale}`,
      sampleOf(told, look.locale.slice(0, 2)),
    );
    const workspace = await claimAndOpen(page, project, baseURL);
    const texts = async () => (await workspace.stored()).segments.map(({ text }) => text);
    const rows = page.locator('[data-uncovered]');
    const dialog = page.getByRole('dialog', { name: words.title });

    await expect(rows).toHaveCount(2);
    for (const [at, text] of left.entries()) {
      await expect(rows.nth(at)).toContainText(words.row);
      await expect(rows.nth(at)).toContainText(text.replace('[1]', '').slice(0, 6));
    }
    expect(await axeFindings(page)).toEqual([]);

    await press(page, '-'); // what the method said twice; undo brings it back
    await expect.poll(texts).toHaveLength(2);
    await atWorkspace(page);
    await press(page, 'z');
    await expect.poll(texts).toHaveLength(3);
    await press(page, '-');
    await expect.poll(texts).toHaveLength(2);

    await press(page, '='); // the nearest text, with one key
    await expect(rows).toHaveCount(1);
    await atWorkspace(page);
    await expect.poll(texts).toEqual([told.read[0], left[0], told.read[2]]);

    await press(page, 'Shift+='); // a part of the other one
    await expect(page.getByRole('button', { name: words.chosen })).toBeVisible();
    await press(page, 'ArrowLeft');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Enter');
    await atWorkspace(page);
    await expect.poll(texts).toEqual([told.read[0], left[0], told.part, told.read[2]]);
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.count })).toBeVisible();

    await rows.locator('[lang]').click({ clickCount: 3 }); // the mouse chooses by selecting
    await expect(page.getByRole('button', { name: words.chosen })).toBeVisible();
    await press(page, 'Escape');
    await atWorkspace(page);

    const heads = page.locator('[data-segment-head]');
    await heads.first().click();
    for (let segment = 0; segment < 4; segment += 1) await press(page, 'c');
    await expect
      .poll(async () => (await workspace.stored()).segments.every(({ label }) => label.decidedAt !== null))
      .toBe(true);
    await press(page, 'Control+Enter');
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Enter'); // goes there
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: words.chosen })).toBeVisible();
    await press(page, 'Escape');
    await atWorkspace(page);
    expect((await workspace.stored()).annotation.state).toBe('draft');

    await press(page, 'Control+Enter');
    await dialog.getByRole('button', { name: words.anyway }).press('Enter');
    await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
    expect(await texts()).toEqual([told.read[0], left[0], told.part, told.read[2]]);
  });
