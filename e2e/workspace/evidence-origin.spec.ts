import { type Page } from '@playwright/test';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { atWorkspace, type OpenedWorkspace, makeWorkspaceOf, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';
import { sampleLines } from '@/lib/testing/database/native-lines';

const REFERENCE = 'The museum opens at nine. It is free on Sundays.';
const segment = (id: number, [start, end]: [number, number], said: object): object => ({
  id,
  text: ANSWER.slice(start, end),
  spans: [[start, end]],
  logic: 'not_judged',
  exposure: 'nothing',
  ...said,
});
const ANSWER = 'The museum opens at ten. It has a café. 欢迎光临！';
const OPENS = { relation: 'contradicts', start: 0, end: 25, quote: 'The museum opens at nine.' };

/**
 * A sample as a file in the native format has it: a method held the first two segments to be errors, and abstained on
 * the third.
 */
const SAMPLE = {
  format: 'face4rag-studio/1',
  language: 'en',
  question: 'When does it open?',
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
        segment(0, [0, 24], { fact: 'inconsistent', evidence: [OPENS] }),
        segment(1, [25, 39], {
          fact: 'inconsistent',
          evidence: [{ relation: 'not_found', searched: ['café'] }],
        }),
        segment(2, [40, 45], { fact: 'abstained' }),
      ],
    },
  ],
};

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const stored = async (workspace: OpenedWorkspace, at: number): Promise<[string, Evidence[]]> => {
  const { label } = (await workspace.stored()).segments[at]!;
  return [label.status, label.evidence];
};
const row = (page: Page, number: number) => page.locator('[data-segment]').nth(number - 1);

interface Line {
  gold: { units: { evidence: unknown[] }[] };
}

/** The project's one sample, as its exact export has it. */
async function exported(page: Page, projectId: string): Promise<Line> {
  const answer = await page.request.get(`/api/v1/projects/${projectId}/export`);
  const [line = ''] = sampleLines(await answer.text());
  return JSON.parse(line) as Line;
}

test('a verdict takes its evidence along: back with undo, and nothing against it in the gold', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const projectId = await makeWorkspaceOf('Evidence taken along', SAMPLE);
  const workspace = await claimAndOpen(page, projectId, baseURL);
  const evidence = page.getByRole('list', { name: 'Evidence', exact: true });
  const against: Evidence = { ...(OPENS as Evidence), origin: 'method' };
  await expect(evidence).toContainText('Contradicts');
  await expect(evidence).toContainText('Pre-filled, not accepted');

  await press(page, 'c'); // the contradiction
  await press(page, 'c'); // the search in vain
  await press(page, 'c'); // where the method abstained
  const turned = { ...against, relation: 'supports', origin: 'accepted' };
  await expect.poll(() => stored(workspace, 2)).toEqual(['judged', []]);
  expect(await stored(workspace, 0)).toEqual(['changed', [turned]]);
  expect(await stored(workspace, 1)).toEqual(['changed', []]);
  await expect(row(page, 3)).toContainText('Judged');

  await press(page, 'Control+z', 'Control+z', 'Control+z');
  await expect.poll(() => stored(workspace, 0)).toEqual(['prefilled', [against]]);
  expect(await stored(workspace, 1)).toMatchObject([
    'prefilled',
    [{ relation: 'not_found', origin: 'method' }],
  ]);
  await expect(evidence).toContainText('Contradicts');
  await press(page, 'Control+Shift+z', 'Control+Shift+z', 'Control+Shift+z');
  await expect.poll(() => stored(workspace, 2)).toEqual(['judged', []]);
  expect(await stored(workspace, 0)).toEqual(['changed', [turned]]);

  // What a person chooses against a consistent segment is theirs, and for them to take away.
  await row(page, 2).click();
  await press(page, 'e', 'ArrowDown', 'd', 'Escape');
  await expect(page.getByText('Marked consistent, but has evidence against it')).toBeVisible();
  await expect(row(page, 2)).toContainText('evidence against it');
  await press(page, 'Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Not complete yet' });
  await expect(dialog).toContainText('Segment 2: Marked consistent');
  await dialog.getByRole('button', { name: /^Segment 2/ }).press('Enter');
  await atWorkspace(page);
  await press(page, 's');
  await expect(page.getByText('Marked consistent, but has evidence against it')).toBeHidden();
  await press(page, 'Control+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');

  const { gold } = await exported(await as('owner'), projectId);
  expect(gold.units.map((unit) => unit.evidence)).toEqual([
    [expect.objectContaining({ relation: 'supports', origin: 'accepted', start: 0, end: 25 })],
    [expect.objectContaining({ relation: 'supports', origin: 'person' })],
    [],
  ]);
});
