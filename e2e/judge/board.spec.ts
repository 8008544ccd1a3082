import fs from 'node:fs';
import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { LIGHT_EN, lookAs } from '../looks';

let projectId: string;
test.beforeEach(async () => {
  ({ projectId } = await inDatabase<{ projectId: string }>('judges', emailOf('lead')));
});

test('a lead has the judges measured, reads the board in each shape, and takes it as a file', async ({
  as,
}) => {
  const page = await as('lead');
  await page.goto(`/projects/${projectId}/agreement`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Judges', exact: true }).click();
  // The page before has such a button too.
  await expect(page.getByRole('heading', { level: 1, name: 'Judges' })).toBeVisible();
  await expect(page.getByText('have not been computed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Compute' }).click();
  await expect(page.getByText('nothing has changed since')).toBeVisible();

  // 12 answers consistent; of the 12 with errors two people differ on three.
  const board = page.getByRole('table', { name: 'Figures' });
  const best = board.getByRole('row').nth(1);
  await expect(best).toContainText('L-Face4RAG, judge-1');
  await expect(board.getByRole('row', { name: /^Always consistent/ })).toContainText('0.500');
  await page.getByRole('link', { name: /^Round 2, weighted/ }).click();
  // Of 12 samples down to the cut all were read, of the other 12 half: 12 of weight 1 and 6 of weight 2 are as good as 16.
  await expect(page.getByText('They stand for 24 samples of the round, and say as much as 16')).toBeVisible();
  await page.getByRole('link', { name: /^All gold/ }).click();
  await expect(page.getByText('They stand for 24 samples of the round')).toBeHidden();
  await page.getByRole('link', { name: 'By error type' }).click();
  const types = page.getByRole('table', { name: 'By error type' });
  await expect(types.getByRole('columnheader', { name: 'Hallucination' })).toBeVisible();
  await page.getByRole('link', { name: 'Chart' }).click();
  await expect(page.getByRole('table', { name: 'Right verdicts by judge and column' })).toBeVisible();
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  // Until the table is there, every link still leads to a chart.
  await expect(types).toBeVisible();
  await page.getByRole('button', { name: 'Save table' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'LaTeX' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('judges-types.tex');
  expect(fs.readFileSync(await download.path(), 'utf8')).toContain('L-Face4RAG, judge-1 & ');
  for (const shape of [
    'By category',
    'By generator',
    'Against people',
    'Scores',
    'Cost',
    'Unlabelled answers',
  ]) {
    await page.getByRole('link', { name: shape, exact: true }).click();
    await expect(page.getByRole('table', { name: shape })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test(
  'a cell opens its samples, a pair those on which only one of two judges is right',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('lead');
    await page.goto(`/projects/${projectId}/judges?shape=types`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Compute' }).click();
    await page
      .getByRole('link', { name: /^Offline engine .*, Consistent: 0%|^Offline engine .*, Consistent: 0\.0%/ })
      .click();
    await expect(page.getByText('12 samples')).toBeVisible();
    await page.getByRole('link', { name: 'Chinese', exact: true }).click();
    await expect(page.getByText(/^\d+ samples$/)).not.toHaveText('12 samples');

    await page.goto(`/projects/${projectId}/judges`);
    await page.getByRole('link', { name: 'Judges in pairs' }).click();
    const pairs = page.getByRole('table', { name: 'Judges in pairs' });
    const row = pairs.getByRole('row', { name: /^L-Face4RAG, judge-1 against Offline engine/ });
    await row.getByRole('link', { name: /Only the first/ }).click();
    await expect(
      page.getByText(/L-Face4RAG, judge-1 is right, and Offline engine .* is wrong/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Open the sample' }).first().click();
    await expect(page.getByText('The river is 120 km long.').first()).toBeVisible();

    for (const look of LIGHT_EN) {
      await lookAs(page, look, baseURL);
      for (const path of ['judges', 'judges?shape=figures&view=chart', 'judges/pairs']) {
        await page.goto(`/projects/${projectId}/${path}`, { waitUntil: 'networkidle' });
        expect(await axeFindings(page)).toEqual([]);
      }
    }
  },
);
