import { type Page } from '@playwright/test';
import { emailOf, expect, inDatabase, test } from '../fixtures';

// Which samples a round draws, and whose turn is a honeypot's, is another each time: numbers are held against each other.
test.describe.configure({ mode: 'serial' });

interface Made {
  projectId: string;
  training: string;
  pilot: string;
}
let made: Made;
test.beforeAll(async () => {
  made = await inDatabase<Made>('numbers', emailOf('lead'));
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
  await expect(foot.or(page.locator('main nav')).first()).toBeVisible();
  return (await foot.count()) === 0 ? 0 : numbersIn(await foot.first().innerText()).at(-1)!;
}

/** How many places the people of a round have: submitted, in progress, reserved and ended. */
async function placesOfPeople(page: Page): Promise<number> {
  const rows = await page.getByRole('table').first().locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  return cells.flatMap((row) => row.slice(0, 4).map(Number)).reduce((sum, count) => sum + count, 0);
}

for (const locale of ['en', 'zh-CN'])
  test(`no number differs between two places: ${locale}`, { tag: '@long' }, async ({ as, baseURL }) => {
    const page = await as('lead');
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL! }]);
    const base = `/projects/${made.projectId}`;

    await page.goto(base, { waitUntil: 'networkidle' });
    const tiles = await linked(page);
    const valueAt = (path: string) => tiles.find(({ href }) => href === `${base}${path}`)!.value;
    const samples = valueAt('/samples');
    const [submitted, left] = [valueAt('/samples?state=submitted'), valueAt('/samples?state=left')];
    const steps = await page.locator('main [data-step] dd.text-2xl').allInnerTexts();
    const way = steps.map(Number);
    const progress = page.locator('main').getByRole('progressbar');
    const [gold, inconsistent, accepted] = await progress.evaluateAll((bars) =>
      bars.map((bar) => ['aria-valuenow', 'aria-valuemax'].map((name) => Number(bar.getAttribute(name)))),
    );
    const line = page.getByText(/\d+ submitted annotations|已提交的标注 \d+/);
    const counted = numbersIn(await line.innerText());
    expect(samples).toBe(29);
    expect(submitted + left).toBe(samples);
    // Gold, to adjudicate, being read, unread: every sample is in one of them.
    expect(way.reduce((sum, count) => sum + count, 0)).toBe(samples);
    expect(way[0]).toBe(gold![0]);
    // An answer may have its verdict while a type of it still waits for a lead.
    expect(inconsistent![1]).toBeGreaterThanOrEqual(gold![0]!);
    expect(counted[1]).toBe(9);

    for (const { name, href, value } of tiles) {
      await page.goto(href, { waitUntil: 'networkidle' });
      expect.soft(await totalOf(page), `${name}: ${href}`).toBe(value);
    }

    await page.goto('/projects', { waitUntil: 'networkidle' });
    const project = page.getByRole('listitem').filter({ hasText: 'Numbers' });
    expect(numbersIn(await project.innerText())).toEqual([samples, submitted, left]);

    await page.goto(`${base}/exposure`, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toContainText(accepted!.join('/'));

    await page.goto(`${base}/rounds`, { waitUntil: 'networkidle' });
    const rounds = page.getByRole('table').first().getByRole('progressbar');
    const perRound = await rounds.evaluateAll((bars) =>
      bars.map((bar) => ['aria-valuenow', 'aria-valuemax'].map((name) => Number(bar.getAttribute(name)))),
    );
    const [fourth, third, second, first] = perRound as [number[], number[], number[], number[]];
    expect([first[0]! + third[0]! + fourth[0]!, second[0]]).toEqual(counted.slice(0, 2));

    for (const [id, [done, all]] of [
      [made.training, second],
      [made.pilot, third],
    ] as const) {
      await page.goto(`${base}/rounds/${id}`, { waitUntil: 'networkidle' });
      const [now, of] = await page.locator('main dl').first().locator('dd').allInnerTexts();
      expect(numbersIn(now!)).toEqual([done]);
      expect(numbersIn(of!).sort((a, b) => a - b)).toEqual([done, all]);
      expect(await totalOf(page)).toBe(await placesOfPeople(page));
    }

    await page.goto(`${base}/adjudication`, { waitUntil: 'networkidle' });
    const open = await totalOf(page);
    expect(open).toBe(valueAt('/adjudication'));
    expect(way[1]).toBeGreaterThanOrEqual(open);
    const agreement = `${base}/agreement`;
    await page.goto(agreement, { waitUntil: 'networkidle' });
    const compute = page.getByRole('button', { name: /Compute|计算/ });
    if (await compute.count()) await compute.click();
    const cards = page.locator('main dl');
    await expect(cards.first()).toBeVisible();
    const [labelled, several] = numbersIn(await cards.first().innerText());
    expect(labelled).toBe(gold![1]);
    expect(open).toBeLessThanOrEqual(several!);
  });
