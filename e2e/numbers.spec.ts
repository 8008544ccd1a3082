import { type Page } from '@playwright/test';
import { emailOf, expect, inDatabase, test } from './fixtures';

test.describe.configure({ timeout: 240_000, mode: 'serial' });

interface Made {
  projectId: string;
  training: string;
  pilot: string;
}
let made: Made;
test.beforeAll(() => {
  made = inDatabase<Made>('e2e/make-numbers.ts', emailOf('lead'));
});

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Every line of a list on the page that leads somewhere: its name, where to, and its number. */
const linked = (page: Page) =>
  page.locator('main li:has(a):has(.num)').evaluateAll((lines) =>
    lines.map((line) => ({
      name: line.querySelector('a')!.textContent,
      href: line.querySelector('a')!.getAttribute('href')!,
      value: Number(line.querySelector('.num')!.textContent),
    })),
  );

/** How many lines a list has on all of its pages, as its foot says: "1–8 of 8". */
async function totalOf(page: Page): Promise<number> {
  const foot = page.locator('main').getByText(/^\D*\d+–\d+\D+\d+\D*$/);
  const empty = page.locator('main').getByRole('heading', { level: 2 });
  await expect(foot.or(empty).first()).toBeVisible();
  return (await foot.count()) === 0 ? 0 : numbersIn(await foot.first().innerText()).at(-1)!;
}

for (const locale of ['en', 'zh-CN'])
  test(`no number differs between two places: ${locale}`, async ({ as, baseURL }) => {
    const page = await as('lead');
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    const base = `/projects/${made.projectId}`;

    await page.goto(base, { waitUntil: 'networkidle' });
    const tiles = await linked(page);
    const [samples, submitted, left] = tiles.map(({ value }) => value) as [number, number, number];
    const progress = page.locator('main').getByRole('progressbar');
    const [gold, inconsistent, accepted] = await progress.evaluateAll((bars) =>
      bars.map((bar) => ['aria-valuenow', 'aria-valuemax'].map((name) => Number(bar.getAttribute(name)))),
    );
    const counted = numbersIn(await page.getByText(/24 submitted annotations|已提交的标注 24/).innerText());
    expect(samples).toBe(29);
    expect(submitted + left).toBe(samples);
    expect(inconsistent![1]).toBe(gold![0]);
    expect(counted).toEqual([24, 9]);

    for (const { name, href, value } of tiles) {
      await page.goto(href, { waitUntil: 'networkidle' });
      expect.soft(await totalOf(page), `${name}: ${href}`).toBe(value);
    }

    await page.goto('/projects', { waitUntil: 'networkidle' });
    const line = page.getByRole('listitem').filter({ hasText: 'Numbers' });
    expect(numbersIn(await line.innerText())).toEqual([samples, submitted, left]);

    await page.goto(`${base}/exposure`, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toContainText(accepted!.join('/'));

    await page.goto(`${base}/rounds`, { waitUntil: 'networkidle' });
    const rounds = page.getByRole('table').first().getByRole('progressbar');
    const perRound = await rounds.evaluateAll((bars) =>
      bars.map((bar) => ['aria-valuenow', 'aria-valuemax'].map((name) => Number(bar.getAttribute(name)))),
    );
    const [fourth, third, second, first] = perRound as [number[], number[], number[], number[]];
    expect([first[0]! + third[0]! + fourth[0]!, second[0]]).toEqual(counted);

    for (const [id, [done, all]] of [
      [made.training, second],
      [made.pilot, third],
    ] as const) {
      await page.goto(`${base}/rounds/${id}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', String(done));
      expect(await totalOf(page)).toBe(all);
    }

    await page.goto(`${base}/adjudication`, { waitUntil: 'networkidle' });
    const open = await totalOf(page);
    const agreement = `${base}/agreement`;
    await page.goto(agreement, { waitUntil: 'networkidle' });
    const compute = page.getByRole('button', { name: /Compute|计算/ });
    if (await compute.count()) await compute.click();
    const cards = page.locator('main dl');
    await expect(cards.first()).toBeVisible({ timeout: 60_000 });
    const [labelled, several] = numbersIn(await cards.first().innerText());
    expect(labelled).toBe(gold![1]);
    expect(open).toBeLessThanOrEqual(several!);
  });
