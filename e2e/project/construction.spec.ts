import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { findingsInLooks } from '../looks';

test('a lead has samples made of consistent answers, and reads what was changed beside the sources', async ({
  as,
  baseURL,
}) => {
  const { projectId } = await inDatabase<{ projectId: string }>('judges', emailOf('lead'));
  const page = await as('lead');
  await page.goto(`/projects/${projectId}/samples`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Construction', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Construction' })).toBeVisible();

  await page.getByRole('button', { name: 'Make samples' }).click();
  await expect(page.getByText('Enter how many, for one recipe at least.')).toBeVisible();

  // What the plan lacks fills the order.
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('combobox', { name: 'Holds of line 1' }).click();
  await page.getByRole('option', { name: 'Inclusion error' }).click();
  await page.getByRole('textbox', { name: 'Wanted of line 1' }).fill('none');
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByRole('textbox', { name: 'Wanted of line 1' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: 'Wanted of line 1' }).fill('2');
  await page.getByRole('button', { name: 'Save the plan' }).click();
  const plan = page.getByRole('table', { name: 'Composition plan' });
  await expect(plan.getByRole('row', { name: 'Inclusion error Any Any Any 2 0 0 2' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: '2 by rule: every source' }).click();
  await expect(page.getByRole('textbox', { name: /^Inclusion/ })).toHaveValue('2');

  await page.getByRole('combobox', { name: 'Language of the sources' }).click();
  await page.getByRole('option', { name: /^English/ }).click();
  await page.getByRole('textbox', { name: /^Number/ }).fill('3');

  // A combination is chosen line by line, and what it lacks is told there.
  await page.getByRole('button', { name: 'Add a combination' }).click();
  const combination = page.getByRole('group', { name: 'Combination 1' });
  for (const [place, part] of [
    ['Recipe 1', 'Number'],
    ['Recipe 2', 'Negation'],
  ] as const) {
    await combination.getByRole('combobox', { name: place }).click();
    await page.getByRole('option', { name: part, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Make samples' }).click();
  await expect(combination).toContainText('Enter a number.');
  expect(await axeFindings(page)).toEqual([]);
  await combination.getByRole('button', { name: 'Remove combination 1' }).click();
  await expect(page.getByRole('button', { name: 'Add a combination' })).toBeFocused();

  await page.getByRole('button', { name: 'Make samples' }).click();
  await expect(page.getByText(/^3 of 5 samples were made\./)).toBeVisible();
  await expect(page.getByText(/^Inclusion.*: 0 of 2$/)).toBeVisible();
  const table = page.getByRole('table', { name: 'What people found' });
  await expect(
    table.getByRole('row', { name: /^Number Contradiction Rule 3 0 0 0 0 0 0 3 – – –$/ }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await table.getByRole('link', { name: 'Number' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Number: constructed samples' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Sample' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Undecided');
  await expect(rows.nth(1).getByRole('deletion')).toHaveText(/\d/);
  await expect(rows.nth(1).getByRole('link', { name: /^of river-\d+$/ })).toBeVisible();
  expect(await findingsInLooks(page, baseURL)).toEqual([]);
});
