import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { sampleLines } from '@/lib/testing/database/native-lines';

test.describe.configure({ mode: 'serial' });

let projectId: string;
let base: string;
test.beforeAll(async () => {
  ({ projectId } = await inDatabase<{ projectId: string }>('segmentations', emailOf('lead')));
  base = `/projects/${projectId}/adjudication`;
});

interface Gold {
  verdict: string;
  origin: string | null;
  needs: string | null;
  cut: string | null;
  adjudicated_at: string | null;
  units: { text: string; verdict: string | null; error_type: string | null; origin: string | null }[];
}

test('a sample segmented differently: has an icon and a filter in the list, and says what is open', async ({
  as,
}) => {
  const page = await as('lead');
  await page.goto(base, { waitUntil: 'networkidle' });
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'differently' })).toContainText('Segmented differently');
  await expect(rows.filter({ hasText: 'differently' })).toContainText('Segmentation undecided');
  await expect(rows.filter({ hasText: 'type-open' })).toContainText('Type undecided');
  await page.getByRole('button', { name: 'Segmented differently' }).click();
  await expect(page).toHaveURL(/cut=true/);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–1 of 1');
  expect(await axeFindings(page)).toEqual([]);
});

test('a lead chooses a segmentation, merges, splits, goes back, adjudicates, and whole sentences are gold', async ({
  as,
}) => {
  const page = await as('lead');
  await page.goto(`${base}?cut=true`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'differently' }).click();
  await page.waitForLoadState('networkidle');
  const segments = page.getByRole('list', { name: 'Segments' }).getByRole('listitem');
  const choice = page.getByRole('region', { name: 'Segmentation of the answer' });
  await expect(choice).toContainText('No segmentation was chosen by more than half');
  await expect(segments).toHaveCount(3);
  await expect(choice.getByRole('radio', { name: '3 segments: Ann' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);

  await choice.getByRole('radio', { name: '1 segment: Bo' }).click();
  await expect(segments).toHaveCount(1);
  // In the whole a caret by keys, behind the clause nearest to its middle.
  await segments
    .first()
    .getByRole('button', { name: /^1The river/ })
    .click();
  await page.keyboard.press('[');
  await expect(page.getByText('← → move the split')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(segments).toHaveCount(2);
  await expect(segments.nth(1)).toContainText('It rises in a lake.');
  await expect(choice.getByRole('radio', { name: '2 segments: as you segmented it' })).toBeChecked();
  await page.keyboard.press('z');
  await expect(segments).toHaveCount(1);

  await choice.getByRole('radio', { name: '3 segments: Ann' }).click();
  await expect(segments).toHaveCount(3);
  await segments
    .nth(0)
    .getByRole('button', { name: /The river is/ })
    .first()
    .click();
  await page.keyboard.press(']');
  await expect(segments).toHaveCount(2);
  await expect(segments.nth(0)).toContainText('The river is 120 km long.');
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('1');
  await expect(segments.nth(0)).toContainText('Adjudicated as');
  await segments
    .nth(1)
    .getByRole('button', { name: /It rises/ })
    .first()
    .click();

  // A segment is removed, its words stand in no segment, and are asked about before the end.
  const uncovered = page.locator('[data-uncovered]');
  await page.keyboard.press('-');
  await expect(uncovered).toContainText('It rises in a lake.');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  const asked = page.getByRole('dialog', { name: 'Not everything is in a segment' });
  await expect(asked).toContainText('It rises in a lake.');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.keyboard.press('=');
  await expect(uncovered).toBeHidden();
  await expect(page.getByText('1 segment to adjudicate')).toBeVisible();
  await page.keyboard.press('z');
  await expect(uncovered).toBeVisible();
  await page.keyboard.press('z');
  await expect(uncovered).toBeHidden();

  await segments
    .nth(1)
    .getByRole('button', { name: /It rises/ })
    .first()
    .click();
  await page.keyboard.press('1');
  await expect(page.getByText('Ready to adjudicate')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/adjudication\?cut=true$/);

  const answer = await page.request.get(`/api/v1/projects/${projectId}/export?format=jsonl`);
  const records = sampleLines(await answer.text()).map(
    (line) => JSON.parse(line) as { id: string; gold: Gold },
  );
  const gold = Object.fromEntries(records.map((record) => [record.id, record.gold]));
  expect(gold.differently).toMatchObject({ verdict: 'inconsistent', needs: null, cut: 'adjudicated' });
  expect(gold.differently!.units.map(({ text }) => text)).toEqual([
    'The river is 120 km long.',
    'It rises in a lake.',
  ]);
  expect(gold.differently!.adjudicated_at).not.toBeNull();
  // All say inconsistent; only the type is open.
  expect(gold['type-open']).toMatchObject({
    verdict: 'inconsistent',
    origin: null,
    needs: 'type',
    adjudicated_at: null,
    units: [{ origin: 'agreed' }, { verdict: 'inconsistent', error_type: null, origin: 'agreed' }],
  });
});
