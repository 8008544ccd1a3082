// npm run bench:board [-- --samples 12200 --judges 10]: the board of a project as its users have it made, by the job in the worker, and the
// page that shows it, from the web app. Prints one JSON line. Of six samples five have gold: `answers` says how many.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { connect } from '@/lib/db/client';
import { freePort } from '@/lib/db/embedded/free-port';
import { RESAMPLES } from '@/lib/agreement/statistics/bootstrap';
import type { Board } from '@/lib/evaluation/board/view-schema';
import { seedLargeProject } from '../../prisma/scenarios/large-project/seed';
import { type Browser, signInAs } from '../crash/browser';
import { CrashStudio } from '../crash/studio';
import { CRASH_PASSWORD } from '../crash/world';
import { seedJudges } from './board/seed-judges';
import { percentile } from './percentile';
import { processMemoryMb } from './process-memory';

const EMAIL = 'owner@example.test';
const LOOKS = 40;
/** About as often as the page asks. */
const LOOK_MS = 1_000;
const SHAPES = ['figures', 'types', 'generators', 'blind'];

const { values } = parseArgs({
  options: { samples: { type: 'string', default: '12200' }, judges: { type: 'string', default: '10' } },
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-board-'));
const studio = await CrashStudio.start(folder, Number(process.env.PORT || (await freePort())));
process.env.DATABASE_URL = studio.databaseUrl;
const db = connect(studio.databaseUrl);
await createUser(
  { actor: commandLineActor, db },
  { email: EMAIL, name: 'Owner', password: CRASH_PASSWORD, role: 'owner' },
);
const { projectId } = await seedLargeProject(db, Number(values.samples));
await seedJudges(db, projectId, Number(values.judges));
const browser = await signInAs(studio.url, EMAIL);
const boardPath = `/api/v1/projects/${projectId}/board`;

await ask(browser, boardPath, 'POST');
const board = await untilMade(browser);
// From the order to the end, the wait for a worker included.
const made = await db.board.findFirstOrThrow({ where: { projectId }, orderBy: { createdAt: 'desc' } });
const seconds = (made.finishedAt!.getTime() - made.createdAt.getTime()) / 1_000;
const peakMemoryMb = processMemoryMb(studio.workerPid, 'VmHWM');
const took: number[] = [];
for (let look = 0; look < LOOKS; look += 1) {
  const began = performance.now();
  const page = await browser.fetch(`/projects/${projectId}/judges?shape=${SHAPES[look % SHAPES.length]!}`);
  await page.text();
  if (!page.ok) throw new Error(`The page answered ${page.status}`);
  took.push(performance.now() - began);
}
const { consistent, inconsistent, samples } = board.gold;
await db.$disconnect();
await studio.stop();
fs.rmSync(folder, { recursive: true, force: true });
const round = (value: number): number => Math.round(value * 10) / 10;
process.stdout.write(
  `${JSON.stringify({
    seconds: round(seconds),
    peakMemoryMb: Math.round(peakMemoryMb),
    pageP50Ms: round(percentile(took.slice(SHAPES.length), 50)),
    pageP95Ms: round(percentile(took.slice(SHAPES.length), 95)),
    samples,
    answers: consistent + inconsistent,
    judges: Number(values.judges),
    resamples: RESAMPLES,
  })}\n`,
);

async function untilMade(by: Browser): Promise<NonNullable<Board['figures']>> {
  for (;;) {
    const { figures, attempt } = await ask<Board>(by, boardPath);
    if (attempt?.state === 'failed') throw new Error(`The board failed: ${attempt.error}`);
    if (figures) return figures;
    await sleep(LOOK_MS);
  }
}

async function ask<T>(by: Browser, to: string, method = 'GET'): Promise<T> {
  const response = await by.fetch(to, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
