import type { Browser, BrowserContextOptions } from '@playwright/test';
import { percentile } from '../percentile';
import { COMPILED_BY_TSX } from './workspace-probe';

declare global {
  interface Window {
    load: { interactiveMs: number | null; longTasks: number[] };
  }
}

const LOADS = 9;
const LONG_TASK_MS = 50;

/**
 * How a sample opens from its address, in a browser that has nothing of the studio yet and again in the same one: milliseconds
 * from the start of the navigation to behind the frame that shows segments and reference, where keys are answered, and tasks over 50 ms.
 */
export async function measureLoads(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Record<string, number>> {
  const cold: number[] = [];
  const warm: number[] = [];
  const counts: number[] = [];
  const longest: number[] = [];
  for (let n = 0; n < LOADS; n += 1) {
    const context = await browser.newContext(options);
    await context.addInitScript(COMPILED_BY_TSX);
    await context.addInitScript(watchLoad);
    for (const times of [cold, warm]) {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForFunction(() => window.load.interactiveMs !== null);
      const { interactiveMs, longTasks } = await page.evaluate(() => window.load);
      times.push(interactiveMs!);
      const long = longTasks.filter((duration) => duration > LONG_TASK_MS);
      if (times === cold) counts.push(long.length);
      longest.push(...long);
      await page.close();
    }
    await context.close();
  }
  return {
    coldLoadP50Ms: percentile(cold, 50),
    coldLoadP95Ms: percentile(cold, 95),
    warmLoadP50Ms: percentile(warm, 50),
    longTasksOnLoad: percentile(counts, 50),
    longestTaskOnLoadMs: Math.max(0, ...longest),
  };
}

/** Runs in the page before anything else there. Segments are drawn in the browser alone, so keys are answered once they are there. */
function watchLoad(): void {
  const load: Window['load'] = { interactiveMs: null, longTasks: [] };
  window.load = load;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const isThere = (part: string): boolean => document.querySelector(part) !== null;
  const look = (): void => {
    if (!isThere('[data-segment-head][aria-current]') || !isThere('#reference [data-start]'))
      return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (load.interactiveMs = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
