import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { makeJudged } from '../workspace';
import { choosePrefillSource } from './prefill';

test(
  'two methods have judged: a lead chooses whose predictions pre-fill',
  { tag: '@long' },
  async ({ as }) => {
    const { Prefilled } = await makeJudged({ Prefilled: 'zh' });
    const page = await as('owner');
    const runs = `/projects/${Prefilled}/runs`;
    await page.goto(runs);
    const offline = page.getByRole('region', { name: 'Offline engine (wording only)' });
    await offline.getByRole('button', { name: 'Start a run' }).click();
    await expect(
      page.getByRole('row', { name: /^Offline engine/ }).getByRole('cell', { name: 'Done' }),
    ).toBeVisible();
    // Its table scrolls in its frame, and never the page.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });

    const prefills = async (): Promise<string> => {
      await page.goto(`/projects/${Prefilled}/samples`);
      await page.locator('tr[data-row]').click();
      const shown = page
        .getByRole('region', { name: 'The sample' })
        .locator('summary', { hasText: 'pre-fills drafts' });
      await expect(shown).toHaveCount(1);
      return shown.innerText();
    };
    expect(await prefills()).toContain('Offline engine');

    const choose = async (option: RegExp): Promise<void> => {
      await page.goto(runs);
      await choosePrefillSource(page, option);
      await expect(page.getByRole('combobox', { name: 'Drafts start from' })).toContainText(option);
    };
    await choose(/^L-Face4RAG/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await prefills()).toContain('L-Face4RAG');
    await choose(/^The latest prediction/);
    expect(await prefills()).toContain('Offline engine');
  },
);
