// npm run test:crash [-- --kills 3]: kills app, worker and database in turn, at random moments, while eight people save
// labels. Prints one JSON line; exits with 1 when anything acknowledged is lost or made twice, or something stays down.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemActor } from '@/lib/auth/ctx';
import { connect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { annotate } from './annotator';
import { signIn } from './browser';
import { Ledger } from './ledger';
import { Studio, VICTIMS, type Victim } from './studio';
import { judgeLedgers } from './verdict';
import { makeWorld } from './world';

const ANNOTATORS = 8;
const PATIENCE_MS = 60_000;
/** Longest time between a whole studio with everybody saving and the next kill. */
const QUIET_MS = 4_000;

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const kills = Number(values.kills);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-crash-'));
const studio = await Studio.start(folder, Number(process.env.PORT || 3198));
process.env.DATABASE_URL = studio.databaseUrl;
const db = connect(studio.databaseUrl);

const { projectId, people } = await makeWorld({ actor: systemActor, db }, ANNOTATORS, 200 + kills * 150);
await untilSamples(200);
const ledgers = people.map(() => new Ledger());
const browsers = await Promise.all(people.map((email) => signIn(studio.url, email)));
const end = new AbortController();
const work = Promise.all(browsers.map((browser, n) => annotate(browser, projectId, ledgers[n]!, end.signal)));
const restarts: Record<Victim, number[]> = { app: [], worker: [], database: [] };
const failure = await Promise.race([killThemAll(), work]).then(
  () => null,
  (error: unknown) => error,
);
end.abort();
await work.catch(() => undefined);

const verdict = await judgeLedgers(db, ledgers);
await db.$disconnect();
await closeBoss();
const { code, leftBehind } = await studio.stop();
const seconds = Object.values(restarts)
  .flat()
  .sort((a, b) => a - b);
const round = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100;
const missed = ledgers.flatMap(({ attempts }) => [...attempts]);
const result = {
  kills: Object.fromEntries(Object.entries(restarts).map(([victim, all]) => [victim, all.length])),
  ...verdict,
  missedAttempts: Object.fromEntries(
    [...new Set(missed.map(([why]) => why))].map((why) => [
      why,
      missed.reduce((sum, [other, count]) => (other === why ? sum + count : sum), 0),
    ]),
  ),
  leftBehind,
  restartSecondsP50: round(seconds[Math.floor(seconds.length / 2)]),
  restartSecondsMax: round(seconds.at(-1)),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
const good =
  !failure && code === 0 && leftBehind === 0 && verdict.lost + verdict.duplicated + verdict.refused === 0;
if (good) fs.rmSync(folder, { recursive: true, force: true });
else process.stderr.write(`${failure ? String(failure) : 'Not as it should be'}: see ${studio.logFile}\n`);
process.exitCode = good ? 0 : 1;

async function killThemAll(): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    const victim = VICTIMS[n % VICTIMS.length]!;
    await untilSaving();
    await sleep(Math.random() * QUIET_MS);
    restarts[victim].push(await studio.kill(victim, PATIENCE_MS));
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

/** Waits until the worker has taken in enough of the file to begin with. */
async function untilSamples(count: number): Promise<void> {
  while ((await db.sample.count({ where: { projectId } })) < count) await sleep(100);
}
