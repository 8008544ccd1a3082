import type { Page } from '@playwright/test';

/** What a key has to change on the screen before it counts as answered. */
type Effect = 'nothing' | 'workspace' | 'sample';

/** Milliseconds from the key's own time stamp to behind a frame. */
interface Answered {
  /** Of the frame that shows what the key did. */
  first: number;
  /** Of the last frame that changed anything: what a screen leaves for later is part of the answer. */
  whole: number;
}

declare global {
  interface Window {
    probe: {
      effect: Effect | null;
      longTasks: number[];
      saves: number[];
    };
    tellBench(answer: Answered): void;
  }
}

/** For a page that runs a function of ours: what tsx compiles calls this by name. */
export const COMPILED_BY_TSX = 'globalThis.__name = (value) => value';

/** So long a finger stays on a key: letting it go is an event too, and comes behind the paint. */
const HELD_MS = 60;
const WAIT_LIMIT_MS = 20_000;
/** After so many frames without a change the screen is done. */
const QUIET_FRAMES = 6;

/** Runs in the page before anything else there. */
function install(quietFrames: number): void {
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

  // Whether anything changed since the last frame, but for what tells of saving and what is only read aloud.
  const apart = (node: Node): boolean =>
    Boolean(
      (node instanceof Element ? node : node.parentElement)?.closest('head, [data-saved], [role=status]'),
    );
  let changed = false;
  new MutationObserver((records) => {
    changed ||= records.some(({ target }) => !apart(target));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  window.addEventListener(
    'keydown',
    (event) => {
      const { effect } = probe;
      if (effect === null || event.key === 'Control') return;
      probe.effect = null;
      changed = false;
      const before = effect === 'sample' ? sample() : workspace();
      const shows = (): boolean =>
        effect === 'nothing' ||
        (effect === 'sample' ? sample() !== before && isSet() : workspace() !== before);
      const answered: Answered = { first: 0, whole: 0 };
      let began = false;
      let quiet = 0;
      const frame = (): void => {
        requestAnimationFrame(() => {
          // What the document holds now is what this frame paints.
          const isFirst = !began && shows();
          began ||= isFirst;
          quiet = changed ? 0 : quiet + 1;
          if (isFirst || changed) {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              answered.whole = performance.now() - event.timeStamp;
              if (isFirst) answered.first = answered.whole;
            };
            port2.postMessage(null);
          }
          changed = false;
          if (began && quiet >= quietFrames) window.tellBench(answered);
          else frame();
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
  let told: (answered: Answered) => void = () => {};
  // The page tells: asking it again and again would take the time that is measured.
  await page.exposeFunction('tellBench', (answered: Answered) => told(answered));
  await page.addInitScript(COMPILED_BY_TSX);
  await page.addInitScript(install, QUIET_FRAMES);
  return async (key, effect) => {
    await page.evaluate((wanted) => void (window.probe.effect = wanted), effect);
    const shown = new Promise<Answered>((resolve, reject) => {
      told = resolve;
      setTimeout(reject, WAIT_LIMIT_MS, new Error(`${key} changed nothing on the screen`)).unref();
    });
    const [answered] = await Promise.all([shown, page.keyboard.press(key, { delay: HELD_MS })]);
    return answered;
  };
}

/** When the screen showed what the key did. */
export type ProbeKey = (key: string, effect: Effect) => Promise<Answered>;
