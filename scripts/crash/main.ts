// npm run test:crash [-- --kills 3]: kills app, worker and database in turn, at random moments, while eight people save
// labels. Prints one JSON line; exits with 1 when anything acknowledged is lost or made twice, or something stays down.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commandLineActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { annotate } from './annotator';
import { signInAs } from './browser';
import { AcknowledgedChanges } from './ledger';
import { judgeRuns, keepJudging } from './machine';
import { type Restarts, summarise } from './report';
import { CrashStudio, VICTIMS } from './studio';
import { judgeLedgers } from './verdict';
import { makeCrashWorld } from './world';

const ANNOTATORS = 8;
const WAIT_LIMIT_MS = 60_000;
/** Longest time between a whole studio with everybody saving and the next kill. */
const QUIET_MS = 4_000;

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-crash-'));
const studio = await CrashStudio.start(folder, Number(process.env.PORT || 3198));
process.env.DATABASE_URL = studio.databaseUrl;
const db = connect(studio.databaseUrl);

const ctx = { actor: commandLineActor, db };

const { projectId, people } = await makeCrashWorld(ctx, ANNOTATORS, 200 + kills * 150);
const ledgers = people.map(() => new AcknowledgedChanges());
const browsers = await Promise.all(people.map((email) => signInAs(studio.url, email)));
const end = new AbortController();
const work = Promise.all(browsers.map((browser, n) => annotate(browser, projectId, ledgers[n]!, end.signal)));
const restarts: Restarts = { app: [], worker: [], database: [] };
const failure = await Promise.race([killThemAll(), work]).then(
  () => null,
  (error: unknown) => error,
);
end.abort();
await work.catch(() => undefined);

const verdict = {
  ...(await judgeLedgers(db, ledgers)),
  ...(await judgeRuns(ctx, projectId, WAIT_LIMIT_MS)),
};
await db.$disconnect();
await closeBoss();
const { code, leftovers } = await studio.stop();
process.stdout.write(`${JSON.stringify({ ...verdict, leftovers, ...summarise(restarts, ledgers) })}\n`);
const { lost, duplicated, refused, brokenRuns } = verdict;
const good = !failure && code === 0 && lost + duplicated + refused + brokenRuns + leftovers === 0;
if (good) fs.rmSync(folder, { recursive: true, force: true });
else process.stderr.write(`${failure ? String(failure) : 'Not as it should be'}: see ${studio.logFile}\n`);
process.exitCode = good ? 0 : 1;

/** App, worker and database in turn. */
async function killThemAll(): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    const victim = VICTIMS[n % VICTIMS.length]!;
    await untilSaving();
    await keepJudging(ctx, projectId);
    await sleep(Math.random() * QUIET_MS);
    restarts[victim].push(await studio.kill(victim, WAIT_LIMIT_MS));
    process.stderr.write(
      `kill ${n + 1}: ${victim}, whole again after ${restarts[victim].at(-1)!.toFixed(2)} s\n`,
    );
  }
}

/** Waits until everybody has had a change acknowledged since now. */
async function untilSaving(): Promise<void> {
  const before = ledgers.map(({ changes }) => changes.size);
  while (ledgers.some(({ changes }, n) => changes.size === before[n])) await sleep(20);
}
