// npm run test:attack [-- --only NAME] [--short]: attacks a studio as people start it. Prints one JSON line an attack
// and a last one with the sums; exits with 1 when a bar is broken: an answer of 500, health above 100 ms (p95), memory
// that is not released.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commandLineActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { freePort } from '@/lib/db/embedded/free-port';
import { closeBoss } from '@/lib/jobs/boss';
import { CALLS, fillPattern, PAGES } from '@/lib/testing/actions/access-table';
import { watchMemory } from '@/lib/testing/web-memory';
import { CrashStudio } from '../crash/studio';
import { AttackResponses } from './answers';
import { type Attack, FULL, SHORT, type AttackTarget } from './attack';
import { carryOut } from './carry-out';
import { Heap } from './heap';
import { watchHealth } from './health';
import { ATTACKS } from './registry';
import { makeAttackWorld } from './world';

const HEALTH_P95_MS = 100;
/** What may be held after a collection, of what was held before. */
const HEAP_SHARE = 1.2;
/** What one attack may take at its height, beyond what was held before it. */
const RESIDENT_GROWTH_MB = 512;
/** What was queued by an attack may still be under way when it is over. */
const IDLE_MS = 60_000;

const { values } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean' } } });
const chosen = ATTACKS.filter(({ name }) => !values.only || name === values.only);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-attack-'));
process.env.NODE_OPTIONS = '--inspect-port=0';
process.env.E2E_DATA_DIR = folder;
const studio = await CrashStudio.start(folder, Number(process.env.PORT || (await freePort())));
process.env.DATABASE_URL = studio.databaseUrl;
const db = connect(studio.databaseUrl);
const answers = new AttackResponses();
const force = values.short ? SHORT : FULL;
const world = await makeAttackWorld({ actor: commandLineActor, db }, studio.url, answers);
const target: AttackTarget = { url: studio.url, db, force, answers, ...world };
const heap = await Heap.of(studio.webPid, studio.logFile);
await warmUp();

let brokenBars = 0;
for (const attack of chosen) {
  const line = await measured(attack);
  brokenBars += line.broken.length;
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
heap.close();
await db.$disconnect();
await closeBoss();
const { code } = await studio.stop();
process.stdout.write(`${JSON.stringify({ attacks: chosen.length, brokenBars, endedWith: code })}\n`);
if (brokenBars === 0) fs.rmSync(folder, { recursive: true, force: true });
else process.stderr.write(`What the studio said stands in ${studio.logFile}\n`);
process.exitCode = brokenBars === 0 && code === 0 ? 0 : 1;

/** Requests every page and route once, so that loading code for the first time does not count as damage. */
async function warmUp(): Promise<void> {
  const routes = Object.keys(CALLS).flatMap((key) => (key.startsWith('GET ') ? key.slice(4) : []));
  for (const pattern of [...Object.keys(PAGES), ...routes])
    await world.visitors.owner.ask('GET', fillPattern(pattern, world.ids));
}

async function measured(attack: Attack) {
  const pid = studio.webPid;
  const before = await heap.collectedMb();
  const health = watchHealth(studio.url);
  const memory = watchMemory();
  const outcome = await carryOut(target, attack);
  const resident = memory.end();
  const figures = await health.end();
  const after = await heapWithin(before * HEAP_SHARE);
  const growth = Math.max(...resident) - resident[0]!;
  const broken = [...outcome.broken];
  if (figures.healthP95Ms > HEALTH_P95_MS) broken.push(`health took ${figures.healthP95Ms} ms (p95)`);
  if (figures.healthFailed > 0) broken.push(`health failed ${figures.healthFailed} times`);
  if (after > before * HEAP_SHARE) broken.push(`${Math.round(after - before)} MiB were not given back`);
  if (growth > RESIDENT_GROWTH_MB) broken.push(`it took ${Math.round(growth)} MiB at its height`);
  if (studio.webPid !== pid) broken.push('the web app was started again');
  const memoryFigures = { heapBeforeMb: before, heapAfterMb: after, residentGrowthMb: growth };
  const rounded = Object.entries(memoryFigures).map(([name, value]) => [name, Math.round(value)]);
  return { ...outcome, ...figures, ...Object.fromEntries(rounded), broken };
}

/** The collected heap, as soon as it is within a limit, or in the end. */
async function heapWithin(limit: number): Promise<number> {
  const deadline = Date.now() + IDLE_MS;
  for (;;) {
    const held = await heap.collectedMb();
    if (held <= limit || Date.now() > deadline) return held;
    await sleep(1_000);
  }
}
