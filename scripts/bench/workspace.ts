// npm run bench:workspace: keys in the workspace, from the press to the paint that shows what it did; prints one JSON line.
// With `-- --quick` a quarter of it, in about a minute: enough to compare two builds by.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { systemActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { addMember } from '@/lib/project/server/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { ensureBrowser } from '../setup/browser.mjs';
import { installProbe, press } from './workspace-probe';
import { fillProject, SEGMENTS } from './workspace-samples';
import { startStudio, type Studio } from './workspace-studio';

const quick = process.argv.includes('--quick');
const SAMPLES = quick ? 7 : 22;
/** So many of them are judged key by key; the others are only handed in. */
const KEYED = quick ? 1 : 2;
const EMAIL = 'bench@example.test';
const PASSWORD = 'a river in the hills';

const studio = await startStudio();
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
const took = {
  move: [] as number[],
  verdict: [] as number[],
  type: [] as number[],
  undo: [] as number[],
  emptyKey: [] as number[],
  submitToNext: [] as number[],
};
let presses = 0;

try {
  const projectId = await fill(studio);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await installProbe(page);
  await signIn(page);
  await page.goto(`${studio.url}/projects/${projectId}/annotate`);
  await page.locator('main form button[type=submit]').click();
  await page.locator('[data-segment-head][aria-current]').waitFor();
  await sleep(1_500);
  await page.evaluate(() => (window.probe.longTasks.length = 0));

  for (let sample = 0; sample < SAMPLES - 1; sample += 1) {
    if (sample < KEYED) await judgeByKeys(page);
    else for (let segment = 0; segment < SEGMENTS; segment += 1) await page.keyboard.press('c');
    await page.locator('[data-saved=true]').waitFor();
    await sleep(300);
    took.submitToNext.push(await press(page, 'Control+Enter', 'sample'));
    await sleep(500);
  }
  const { longTasks, saves } = await page.evaluate(() => window.probe);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const figures = Object.entries(took).flatMap(([name, values]) => [
    [`${name}P50Ms`, round(percentile(values, 50))],
    [`${name}P95Ms`, round(percentile(values, 95))],
  ]);
  const result = {
    ...Object.fromEntries(figures),
    savesP95Ms: round(percentile(saves, 95)),
    longTasksOver50Ms: longTasks.filter((duration) => duration > 50).length,
    longestTaskMs: Math.max(0, ...longTasks),
    keys: presses,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await browser.close();
  await studio.stop();
}

async function fill({ db }: Studio): Promise<string> {
  const ctx = { actor: systemActor, db };
  const { id } = await createProject(ctx, { name: 'Bench' });
  await createUser(ctx, { email: EMAIL, name: 'Bench', password: PASSWORD, role: 'member' });
  await addMember(ctx, id, { email: EMAIL, role: 'annotator' });
  await fillProject(db, id, SAMPLES);
  return id;
}

async function signIn(page: Page): Promise<void> {
  const data = { email: EMAIL, password: PASSWORD };
  await page.goto(`${studio.url}/sign-in`);
  const answer = await page.request.post(`${studio.url}/api/auth/sign-in/email`, {
    data,
    headers: { origin: studio.url },
  });
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`);
}

/** Down and up the list, then a verdict or a type on every segment, some of them taken back and given again. */
async function judgeByKeys(page: Page): Promise<void> {
  const key = async (into: keyof typeof took, name: string): Promise<void> => {
    presses += 1;
    took[into].push(await press(page, name, into === 'emptyKey' ? 'nothing' : 'desk'));
    await sleep(30 + ((presses * 7) % 17)); // any phase of the screen's own beat
  };
  for (let at = 1; at < SEGMENTS; at += 1) {
    await key('move', 'j');
    if (at % 2 === 0) await key('emptyKey', 'F8');
  }
  for (let at = 1; at < SEGMENTS; at += 1) await key('move', 'k');
  for (let at = 0; at < SEGMENTS; at += 1) {
    if (at % 3 === 2) {
      await key('type', 'x');
      await key('type', 'c');
      if (at + 1 < SEGMENTS) await key('move', 'j');
    } else await key('verdict', at % 3 === 0 ? 'c' : 'u');
    if (at % 3 === 0) {
      await key('undo', 'z');
      await key('verdict', 'c');
    }
    if (at % 2 === 0) await key('emptyKey', 'F8');
  }
}

/** The smallest value that at least `share` per cent of the values do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? NaN;
}
