import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { CRASH_PASSWORD } from '../../crash/world';
import { ensureBrowser } from '../../setup/browser.mjs';
import { percentile } from '../percentile';
import { addFreeSamples } from './workspace-history';
import { measureLoads } from './workspace-load';
import { installProbe, type ProbeKey } from './workspace-probe';
import { addLongSample, fillProject, LAST_WORDS, SEGMENTS } from './workspace-samples';
import type { BenchStudio } from './workspace-studio';

const EMAIL = 'keys@example.test';
/** Beside those that are judged. */
const FREE_SAMPLES = 100_000;
const OPENINGS = 7;
const VIEWPORT = { width: 1440, height: 900 };
const LOCALE = 'zh-CN';
/** With the time that a finger stays on a key: five keys a second, as fast as a practised person types. */
const PAUSE_MS = 130;

export interface KeySizes {
  samples: number;
  /** So many of them are judged key by key; the others are only submitted. */
  keyed: number;
}

/** Times of one kind of act, in milliseconds, from the press to the paint that shows what it did; `Whole`: all that it did. */
const noTimes = () => ({
  move: [] as number[],
  moveWhole: [] as number[],
  verdict: [] as number[],
  verdictWhole: [] as number[],
  type: [] as number[],
  typeWhole: [] as number[],
  undo: [] as number[],
  undoWhole: [] as number[],
  emptyKey: [] as number[],
  nextSample: [] as number[],
  nextSampleWhole: [] as number[],
  openLong: [] as number[],
});
type Times = ReturnType<typeof noTimes>;

/** Keys in the workspace: 60 segments, a reference of 20,000 characters, 200 pieces of evidence, 100,000 samples in the project. */
export async function measureKeys(studio: BenchStudio, sizes: KeySizes): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const { projectId, userId } = await fill(studio, sizes.samples);
    const { page, press } = await signedIn(studio, browser);
    const times = noTimes();
    await page.goto(`${studio.url}/projects/${projectId}/annotate`);
    await page.locator('main form button[type=submit]').click();
    await page.locator('[data-segment-head][aria-current]').waitFor();
    await sleep(1_500);
    const loads = await measureLoads(browser, page.url(), {
      viewport: VIEWPORT,
      locale: LOCALE,
      storageState: await page.context().storageState(),
    });
    await page.evaluate(() => (window.probe.longTasks.length = 0));
    for (let sample = 0; sample < sizes.samples - 1; sample += 1) {
      if (sample < sizes.keyed) await judgeByKeys(press, times);
      else for (let segment = 0; segment < SEGMENTS; segment += 1) await page.keyboard.press('c');
      await page.locator('[data-saved=true]').waitFor();
      await sleep(300);
      const { first, whole } = await press('Control+Enter', 'sample');
      times.nextSample.push(first);
      times.nextSampleWhole.push(whole);
      await sleep(500);
    }
    const { longTasks, saves } = await page.evaluate(() => window.probe);
    const longId = await addLongSample(studio.db, projectId, userId);
    for (let n = 0; n < OPENINGS; n += 1)
      times.openLong.push(await openLong(page, studio, projectId, longId));
    const figures = Object.entries(times).flatMap(([name, values]) => [
      [`${name}P50Ms`, percentile(values, 50)],
      [`${name}P95Ms`, percentile(values, 95)],
    ]);
    return {
      ...loads,
      ...Object.fromEntries(figures),
      browserSaveP95Ms: percentile(saves, 95),
      longTasksOver50Ms: longTasks.filter((duration) => duration > 50).length,
      longestTaskMs: Math.max(0, ...longTasks),
    };
  } finally {
    await browser.close();
  }
}

async function fill({ db }: BenchStudio, samples: number): Promise<{ projectId: string; userId: string }> {
  const ctx = { actor: commandLineActor, db };
  const { id: projectId } = await createProject(ctx, { name: 'Keys' });
  const { id: userId } = await createUser(ctx, {
    email: EMAIL,
    name: 'Keys',
    password: CRASH_PASSWORD,
    role: 'member',
  });
  await addMember(ctx, projectId, { email: EMAIL, role: 'annotator' });
  await fillProject(db, projectId, samples);
  await addFreeSamples(db, projectId, FREE_SAMPLES);
  return { projectId, userId };
}

async function signedIn(studio: BenchStudio, browser: Browser): Promise<{ page: Page; press: ProbeKey }> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: LOCALE });
  const press = await installProbe(page);
  const data = { email: EMAIL, password: CRASH_PASSWORD };
  await page.goto(`${studio.url}/sign-in`);
  const answer = await page.request.post(`${studio.url}/api/auth/sign-in/email`, {
    data,
    headers: { origin: studio.url },
  });
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`);
  return { page, press };
}

/** Down and up the list, then a verdict or a type on every segment, some of them taken back and given again. */
async function judgeByKeys(press: ProbeKey, times: Times): Promise<void> {
  let presses = 0;
  const key = async (
    into: 'move' | 'verdict' | 'type' | 'undo' | 'emptyKey',
    name: string,
  ): Promise<void> => {
    presses += 1;
    const { first, whole } = await press(name, into === 'emptyKey' ? 'nothing' : 'workspace');
    times[into].push(first);
    if (into !== 'emptyKey') times[`${into}Whole`].push(whole);
    await sleep(PAUSE_MS + ((presses * 7) % 17)); // any phase of the screen's own beat
  };
  for (let at = 1; at < SEGMENTS; at += 1) {
    await key('move', 'j');
    if (at % 2 === 0) await key('emptyKey', 'F8');
  }
  for (let at = 1; at < SEGMENTS; at += 1) await key('move', 'k');
  for (let at = 0; at < SEGMENTS; at += 1) {
    if (at % 3 === 2) {
      await key('type', 'x');
      await key('type', 'c'); // the label lacks nothing then, and the workspace goes on by itself
    } else await key('verdict', at % 3 === 0 ? 'c' : 'u');
    if (at % 3 === 0) {
      await key('undo', 'z');
      await key('verdict', 'c');
    }
    if (at % 2 === 0) await key('emptyKey', 'F8');
  }
}

/** Opens a sample whose reference has 100,000 characters from the list of one's own, until its end can be read. */
async function openLong(
  page: Page,
  studio: BenchStudio,
  projectId: string,
  sampleId: string,
): Promise<number> {
  await page.goto(`${studio.url}/projects/${projectId}/annotate`);
  const link = page.locator(`main a[href$="/annotate/${sampleId}"]`).first();
  await link.waitFor();
  await sleep(1_000);
  return page.evaluate(
    ([href, last]) =>
      new Promise<number>((painted) => {
        const began = performance.now();
        const look = (): void => {
          const set = document.querySelector('[data-segment-head][aria-current]');
          if (!set || !document.body.textContent.includes(last)) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted(performance.now() - began);
          port2.postMessage(null);
        };
        document.querySelector<HTMLAnchorElement>(`main a[href$="${href}"]`)!.click();
        requestAnimationFrame(look);
      }),
    [`/annotate/${sampleId}`, LAST_WORDS] as const,
  );
}
