import type { Page } from '@playwright/test';

/** What a key has to change on the screen before it counts as answered. */
type Effect = 'nothing' | 'workspace' | 'sample';

declare global {
  interface Window {
    probe: {
      effect: Effect | null;
      longTasks: number[];
      saves: number[];
    };
    /** Milliseconds from the key's own time stamp to behind the frame that shows what it did. */
    tellBench(took: number): void;
  }
}

/** For a page that runs a function of ours: what tsx compiles calls this by name. */
export const COMPILED_BY_TSX = 'globalThis.__name = (value) => value';

/** So long a finger stays on a key: letting it go is an event too, and comes behind the paint. */
const HELD_MS = 60;
const WAIT_LIMIT_MS = 20_000;

/** Runs in the page before anything else there. */
function install(): void {
  const probe: Window['probe'] = { effect: null, longTasks: [], saves: [] };
  window.probe = probe;
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type });
  watch('longtask', ({ duration }) => probe.longTasks.push(duration));
  watch('resource', ({ name, duration }) => {
    if (name.endsWith('/changes')) probe.saves.push(duration);
  });

  const sample = (): string => document.querySelector('h1')?.textContent ?? '';
  const workspace = (): string => {
    const head = document.querySelector('[data-segment-head][aria-current]');
    const parts = document.querySelector('[data-open-segment]')?.getElementsByTagName('*').length;
    return `${head?.id} ${head?.textContent} ${parts}`;
  };
  const isSet = (): boolean =>
    ['[data-segment-head]', '#reference [data-start]'].every((part) => document.querySelector(part));

  window.addEventListener(
    'keydown',
    (event) => {
      const { effect } = probe;
      if (effect === null || event.key === 'Control') return;
      probe.effect = null;
      const before = effect === 'sample' ? sample() : workspace();
      const shows = (): boolean =>
        effect === 'nothing' ||
        (effect === 'sample' ? sample() !== before && isSet() : workspace() !== before);
      const frame = (): void => {
        requestAnimationFrame(() => {
          // What the document holds now is what this frame paints.
          if (!shows()) return frame();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.tellBench(performance.now() - event.timeStamp);
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

/** Has a page measure itself on every screen that is opened from now on; presses a key and returns how long it took. */
export async function installProbe(page: Page): Promise<ProbeKey> {
  let told: (took: number) => void = () => {};
  // The page tells: asking it again and again would take the time that is measured.
  await page.exposeFunction('tellBench', (took: number) => told(took));
  await page.addInitScript(COMPILED_BY_TSX);
  await page.addInitScript(install);
  return async (key, effect) => {
    await page.evaluate((wanted) => void (window.probe.effect = wanted), effect);
    const shown = new Promise<number>((resolve, reject) => {
      told = resolve;
      setTimeout(reject, WAIT_LIMIT_MS, new Error(`${key} changed nothing on the screen`)).unref();
    });
    const [took] = await Promise.all([shown, page.keyboard.press(key, { delay: HELD_MS })]);
    return took;
  };
}

/** Milliseconds until the screen showed what the key did. */
export type ProbeKey = (key: string, effect: Effect) => Promise<number>;
