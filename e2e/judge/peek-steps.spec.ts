import { axeFindings } from '../axe';
import { makeJudged } from '../workspace';
import { expect, test } from '../fixtures';

test('the pane beside the samples says why, unfolds the steps, and shows where their quotes stand', async ({
  as,
}) => {
  const { Peeked } = await makeJudged({ Peeked: 'zh' });
  const page = await as('owner');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/steps')) asked.push(request.url());
  });
  await page.goto(`/projects/${Peeked}/samples`);
  await page.locator('tr[data-row]').click();
  const pane = page.getByRole('region', { name: 'The sample' });
  const segments = pane
    .getByRole('region', { name: 'Annotations' })
    .locator('details')
    .first()
    .locator('ol > li');
  const first = segments.filter({ hasText: '1 quote is not in the reference' });
  const rationale = first.locator('> p[lang="zh"]');
  await expect(rationale).toContainText('由当地商会出资');
  expect(asked).toEqual([]);

  await first.getByRole('button', { name: 'Steps of the method' }).click();
  const fact = first.getByRole('region', { name: 'Facts', exact: true });
  await expect(fact.getByText('建厂的款项由青溪商会筹集。').locator('..')).toContainText(
    'not in the reference',
  );
  await expect(rationale).toHaveCount(0); // the steps say all of it
  await fact.getByRole('button', { name: '最初仅有三台纸机' }).click();
  const quoted = pane.locator('[data-mark~="quoted"]');
  await expect(quoted).toHaveText('最初只有三台纸机，雇工四十人');
  await expect(quoted).toBeInViewport();

  expect(await axeFindings(page)).toEqual([]);

  await first.getByRole('button', { name: 'Steps of the method' }).press('Enter');
  await expect(fact).toHaveCount(0);
  await expect(rationale).toBeVisible();
  expect(asked).toHaveLength(1);
});
