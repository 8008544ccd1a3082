import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { atWorkspace, makeJudged, claimAndOpen } from '../workspace';
import { expect, test } from '../fixtures';
import { LIGHT_EN, lookAs } from '../looks';

let judged: Record<'Quotes' | 'Windows' | 'Looks' | 'Small', string>;
test.beforeAll(async () => {
  judged = await makeJudged({ Quotes: 'zh', Windows: 'en', Looks: 'zh', Small: 'zh' });
});

const fold = (page: Page) => page.getByRole('button', { name: 'Steps of the method' });
const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const quoted = (page: Page) => page.locator('[data-mark~="quoted"]');

test('steps unfold by a key, show where quotes stand, and stay unfolded from segment to segment', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/steps')) asked.push(request.url());
  });
  await claimAndOpen(page, judged.Quotes, baseURL);
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('1 quote is not in the reference')).toBeVisible();
  expect(asked).toEqual([]);

  await page.keyboard.press('r');
  const fact = stage(page, 'Facts');
  await expect(fact.getByRole('listitem').filter({ hasText: '由当地商会出资' })).toContainText(
    'inconsistent',
  );
  await expect(fact.getByRole('listitem').filter({ hasText: '起初有三台纸机' }).first()).toContainText(
    'Quoted loosely; it reads: 最初只有三台纸机，雇工四十人',
  );
  await expect(fact.getByText('建厂的款项由青溪商会筹集。').locator('..')).toContainText(
    'not in the reference',
  );
  await expect(fact.getByRole('button', { name: '建厂的款项由青溪商会筹集。' })).toHaveCount(0);
  await atWorkspace(page);

  await fact.getByRole('button', { name: '最初仅有三台纸机' }).click();
  await expect(quoted(page)).toHaveText('最初只有三台纸机，雇工四十人');
  await expect(quoted(page)).toBeInViewport();

  await page.keyboard.press('j');
  await expect(quoted(page)).toHaveCount(0);
  const logic = stage(page, 'Logic');
  await expect(logic).toContainText('inconsistent');
  const [left, right] = [
    logic.getByRole('region', { name: 'Segment', exact: true }),
    logic.getByRole('region', { name: 'Reference', exact: true }),
  ];
  await expect(left).toContainText('原因实行两班制');
  await expect(right).toContainText('(implied)');
  const boxes = await Promise.all([left.boundingBox(), right.boundingBox()]);
  expect(boxes[0]!.y).toBe(boxes[1]!.y);
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x);
  await expect(stage(page, 'Type')).toContainText('因果颠倒');
  await logic.getByText('What the model thought').click();
  await expect(logic.getByText('先看片段说了什么')).toBeVisible();

  await page.keyboard.press('j');
  await expect(fact).toContainText('No outcome: the model’s reply could not be read.');
  await expect(fact).toContainText('no verdict');
  await fact.getByText('What the model replied').click();
  await expect(fact.locator('pre')).toHaveText(
    '片段说废水未经处理，而参考文本说经过沉淀，两者不符，因此不一致。',
  );
  expect(asked).toHaveLength(1);

  await page.reload();
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(fact.getByText('由当地商会出资')).toBeVisible();
  await atWorkspace(page);
  await page.keyboard.press('r');
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(fact).toHaveCount(0);
});

test('says which spans of a long reference the judge saw, and shows them', async ({ as, baseURL }) => {
  const page = await as('annotator');
  await claimAndOpen(page, judged.Windows, baseURL);
  await expect(page.getByText('saw only part of the reference')).toBeVisible();
  await fold(page).click();
  await expect(
    page.getByText(/The reference was too long for the model\. It saw \d+ spans?, \d+% of it:/),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Show this span .* 1/ })
    .first()
    .click();
  await expect(quoted(page).first()).toBeInViewport();
});

const framesLater = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((later) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(later, 50)));
      }),
  );

for (const look of LIGHT_EN)
  test(
    `axe finds nothing in unfolded steps: ${look.locale}, ${look.theme}`,
    { tag: '@long' },
    async ({ as, baseURL }) => {
      const page = await as('annotator');
      await lookAs(page, look, baseURL);
      await claimAndOpen(page, judged.Looks, baseURL);
      await page.keyboard.press('r');
      for (let segment = 0; segment < 3; segment += 1) {
        const summaries = page.locator('details > summary');
        await expect(summaries.first()).toBeVisible();
        for (const summary of await summaries.all()) await summary.click();
        await page
          .getByRole('button', { name: /Show in the reference|在参考文本中查看/ })
          .first()
          .click();
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('j');
        await framesLater(page); // what belongs to a segment comes a frame behind its words
      }
    },
  );

test('at 320 px nothing is cut off and the frames stand one above the other', async ({ as, baseURL }) => {
  const page = await as('annotator');
  await page.setViewportSize({ width: 320, height: 640 });
  await claimAndOpen(page, judged.Small, baseURL);
  await page.keyboard.press('r');
  await page.keyboard.press('j');
  const logic = stage(page, 'Logic');
  const left = await logic.getByRole('region', { name: 'Segment', exact: true }).boundingBox();
  const right = await logic.getByRole('region', { name: 'Reference', exact: true }).boundingBox();
  expect(right!.y).toBeGreaterThanOrEqual(left!.y + left!.height);
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *, section *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !element.closest('.sr-only'),
      ).length,
  );
  expect(wide).toBe(0);
  await logic.getByRole('button', { name: /自从工厂装了电灯/ }).click();
  await expect(quoted(page).first()).toBeInViewport();
});
