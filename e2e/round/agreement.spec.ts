import fs from 'node:fs';
import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';

test.describe.configure({ mode: 'serial' });

let projectId: string;
test.beforeAll(async () => {
  ({ projectId } = await inDatabase<{ projectId: string }>('agreement', emailOf('lead')));
});

test('a lead reads how far three people agree, and what is behind it', async ({ as }) => {
  const page = await as('lead');
  await page.goto(`/projects/${projectId}/agreement`, { waitUntil: 'networkidle' });
  await expect(page.getByText('have not been computed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Compute' }).click();
  await expect(page.getByText('nothing has changed since')).toBeVisible();

  // 24 units, all alike but two in one pair of three: 22 2/3 of 24. 56 labels consistent, 15 not: 1 − 70 · 4 / (2 · 56 · 15).
  const coefficients = page.getByRole('table', { name: 'Coefficients' });
  await expect(coefficients.getByRole('row', { name: /Raw agreement/ })).toContainText('0.944');
  await expect(coefficients.getByRole('row', { name: /Krippendorff/ })).toContainText(
    /0\.833\s*95% CI 0\.\d{3} to/,
  );
  await expect(page.getByText('24 segments', { exact: false }).first()).toContainText('94%');
  await expect(page.getByText('Segmented differently').locator('..')).toContainText('1');

  // Types: a third unit in one pair of three; 56, 14 and 1: 1 − 70 · 6 / (71² − 56² − 14² − 1).
  await page.getByRole('link', { name: 'Type', exact: true }).first().click();
  await expect(coefficients.getByRole('row', { name: /Raw agreement/ })).toContainText('0.917');
  await expect(coefficients.getByRole('row', { name: /Krippendorff/ })).toContainText('0.754');

  const confusion = page.getByRole('table', { name: 'Confusion matrix' });
  await expect(
    confusion.getByRole('link', { name: '53 pairs of labels: Consistent and Consistent' }),
  ).toHaveText('53');
  await expect(
    page.getByRole('table', { name: 'Who agrees with whom' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: /^People and Offline/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const region = page.getByRole('region', { name: 'Confusion matrix' }).first();
  for (const [item, ending] of [
    ['Numbers (CSV)', 'csv'],
    ['Drawing (SVG)', 'svg'],
    ['Picture (PNG)', 'png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await region.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toBe(`confusion-type.${ending}`);
    const content = fs.readFileSync(file);
    if (ending === 'csv') expect(content.toString()).toContain('Consistent,53,0,4');
    if (ending === 'svg') expect(content.toString()).toMatch(/^<svg[^]*>53<\/text>/);
    if (ending === 'png') expect(content.subarray(1, 4).toString()).toBe('PNG');
  }

  await confusion.getByRole('link', { name: /^4 pairs of labels: Consistent and/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segments behind the figure' })).toBeVisible();
  await expect(page.getByText('2 samples')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(page.getByText('It rises in a lake.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Adjudicate' }).first()).toHaveAttribute(
    'href',
    /adjudication/,
  );
  expect(await axeFindings(page)).toEqual([]);
});

test('the chosen round has a trend of its own', async ({ as }) => {
  const page = await as('lead');
  await page.goto(`/projects/${projectId}/agreement`);
  await page.getByRole('navigation', { name: 'Round' }).getByRole('link', { name: 'Round 1 (main)' }).click();
  await expect(page.getByText('have not been computed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Compute' }).click();
  await expect(page.getByText('nothing has changed since')).toBeVisible();
  await expect(page.getByRole('img', { name: 'By round' }).locator('svg').first()).toBeVisible();
});

test(
  'a lead compares only Chinese labels that had not seen a prediction, and follows a cell',
  { tag: '@long' },
  async ({ as }) => {
    const page = await as('lead');
    await page.goto(`/projects/${projectId}/agreement?level=type`);
    await page
      .getByRole('navigation', { name: 'Labels' })
      .getByRole('link', { name: 'Prediction not seen' })
      .click();
    await expect(page.getByText('at most a method’s segmentation', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Chinese' }).click();
    await expect(page).toHaveURL(/labels=unseen&language=zh&level=type/);
    await page.getByRole('button', { name: 'Compute' }).click();
    await expect(page.getByText('nothing has changed since')).toBeVisible();

    // Ann and Bob on four answers: seven shared units, of which two differ in type; Bob alone took a side on an eighth.
    const coefficients = page.getByRole('table', { name: 'Coefficients' });
    await expect(coefficients.getByRole('row', { name: /Raw agreement/ })).toContainText('0.714');
    await expect(coefficients.getByRole('row', { name: /Raw agreement/ })).toContainText(
      'no interval: only 4 answers contribute, 5 are needed',
    );
    await expect(
      coefficients.getByRole('row', { name: /^Fleiss’ kappa Chance|^Fleiss’ kappa \d/ }),
    ).toContainText('Chance from 8 labelled units, agreement on 7 shared.');
    await expect(coefficients.getByRole('row', { name: /^Fleiss’ kappa, shared units/ })).toContainText(
      'chance from the 7 units',
    );
    await expect(page.getByText('Judged by several').locator('..')).toContainText('4');
    expect(await axeFindings(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'All coefficients (CSV)' }).click();
    expect((await download).suggestedFilename()).toBe('agreement-unseen-zh.csv');
    const lines = fs.readFileSync(await (await download).path(), 'utf8').split(/\r?\n/);
    expect(lines.find((line) => line.startsWith('type,fleiss,'))).toMatch(
      /,few_answers,7,14,8,newest,unseen,zh,,$/,
    );
    expect(lines.find((line) => line.startsWith('type,fleissShared,'))).toMatch(
      /,7,14,7,newest,unseen,zh,,$/,
    );

    await page
      .getByRole('table', { name: 'Confusion matrix' })
      .getByRole('link', { name: /^1 pair of labels: Entity inversion and Concept substitution/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Segments behind the figure' })).toBeVisible();
    await expect(
      page.getByText('Only labels given without having seen a prediction. Only samples in Chinese.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/river-10/]);
    await expect(page.getByRole('definition')).toHaveCount(2);
    await expect(page.getByText('Cho', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Agreement', exact: true }).last().click();
    await expect(page).toHaveURL(/labels=unseen&language=zh/);
  },
);
