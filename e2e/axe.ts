import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on a page against WCAG 2.2 AA and what it holds to be best practice, a line each; none is as it should be. */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings = await analyze(page);
  // The router takes a page's title away some milliseconds before it sets the next page's; one that has none fails here.
  return findings.some((line) => line.includes(': document-title ')) ? analyze(page) : findings;
}

async function analyze(page: Page): Promise<string[]> {
  await expect(page).toHaveTitle(/./);
  await page.waitForFunction(nothingMoves); // half-way from one theme to the other, colours are neither's
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // in the page alone, which has no frames: half the time
    // The component library's focus guards around an open menu pass the focus on at once; it never rests there.
    .exclude('[data-base-ui-focus-guard]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .map(({ id, nodes }) => ({ id, nodes: id === 'region' ? nodes.filter((node) => !isMenu(node)) : nodes }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${new URL(page.url()).pathname}: ${id} ${nodes[0]?.html ?? ''}`);
}

/** An open menu keeps the focus until it closes, as a dialog does; axe's `region` lets only dialogs stand outside of landmarks. */
const isMenu = ({ html }: { html: string }): boolean => /^<[^>]* role="menu"/.test(html);

/** Whether nothing moves that comes to an end. */
const nothingMoves = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
