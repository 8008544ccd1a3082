import type { Page } from '@playwright/test';

/** What a key has to change on the screen before it counts as answered. */
export type Effect = 'nothing' | 'desk' | 'sample';

declare global {
  interface Window {
    probe: {
      effect: Effect | null;
      /** From the key's own time stamp to behind the frame that shows what it did; null until then. */
      took: number | null;
      longTasks: number[];
      saves: number[];
    };
  }
}

/** Runs in the page before anything else there. */
function install(): void {
  const probe: Window['probe'] = { effect: null, took: null, longTasks: [], saves: [] };
  window.probe = probe;
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type });
  watch('longtask', ({ duration }) => probe.longTasks.push(duration));
  watch('resource', ({ name, duration }) => {
    if (name.endsWith('/changes')) probe.saves.push(duration);
  });

  const sample = (): string => document.querySelector('h1')?.textContent ?? '';
  const desk = (): string => {
    const head = document.querySelector('[data-segment-head][aria-current]');
    const parts = head?.closest('li')?.querySelectorAll('*').length ?? 0;
    return `${head?.id} ${head?.textContent} ${parts}`;
  };
  const isSet = (): boolean => document.querySelectorAll('[data-segment-head]').length > 0;

  window.addEventListener(
    'keydown',
    (event) => {
      const { effect } = probe;
      if (effect === null || event.key === 'Control') return;
      probe.effect = null;
      const before = effect === 'sample' ? sample() : desk();
      const shows = (): boolean =>
        effect === 'nothing' || (effect === 'sample' ? sample() !== before && isSet() : desk() !== before);
      const frame = (): void => {
        requestAnimationFrame(() => {
          // What the document holds now is what this frame paints.
          if (!shows()) return frame();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (probe.took = performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      };
      frame();
    },
    { capture: true },
  );
  window.addEventListener('keydown', (event) => {
    if (event.key === 'F8') event.preventDefault(); // the key that does nothing
  });
}

/** Has every page that is opened from now on measure itself. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (value) => value'); // which tsx calls in what it has compiled
  await page.addInitScript(install);
}

/** Presses a key and answers how long it took, in milliseconds, until the screen showed its effect. */
export async function press(page: Page, key: string, effect: Effect): Promise<number> {
  await page.evaluate((wanted) => {
    window.probe.took = null;
    window.probe.effect = wanted;
  }, effect);
  await page.keyboard.press(key);
  const took = await page.waitForFunction(() => window.probe.took, undefined, {
    polling: 10,
    timeout: 20_000,
  });
  return Number(await took.jsonValue());
}
