// npm run bench:load [-- --people 200 --minutes 10]: people who sign in and change a label every five seconds through
// the real routes, each at a moment of their own. Prints one JSON line; exits with 1 when a save is lost or failed, p95
// is above 250 ms, or memory grows.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PrismaClient } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { connect } from '@/lib/db/client';
import { freePort } from '@/lib/db/embedded/free-port';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { Heap } from '../attack/heap';
import { CrashStudio } from '../crash/studio';
import { CRASH_PASSWORD } from '../crash/world';
import { percentile } from './percentile';
import { fillProject } from './workspace/workspace-samples';
import { Saver } from './workspace/workspace-saver';

const EVERY_MS = 5_000;
const P95_MS = 250;
/** What may be held at the end, after a collection, of what was held when everybody was at work. */
const HEAP_SHARE = 1.2;
const WARM_UP_MS = 15_000;

const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, minutes: { type: 'string', default: '10' } },
});
const people = Number(values.people);
const minutes = Number(values.minutes);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-load-'));
process.env.NODE_OPTIONS = '--inspect-port=0';
const studio = await CrashStudio.start(folder, Number(process.env.PORT || (await freePort())));
process.env.DATABASE_URL = studio.databaseUrl;
const db = connect(studio.databaseUrl);
const savers = await seat(db);
const heap = await Heap.of(studio.webPid, studio.logFile);

await saveFor(WARM_UP_MS);
const heapBeforeMb = await heap.collectedMb();
const { took, failed } = await saveFor(minutes * 60_000);
const heapAfterMb = await heap.collectedMb();
const lost = await countLost(db);
heap.close();
await db.$disconnect();
await studio.stop();
const round = (value: number): number => Math.round(value * 10) / 10;
const [saveP50Ms, saveP95Ms, saveP99Ms, saveMaxMs] = [50, 95, 99, 100].map((share) =>
  round(percentile(took, share)),
);
const figures = {
  saveP50Ms,
  saveP95Ms,
  saveP99Ms,
  saveMaxMs,
  heapBeforeMb: round(heapBeforeMb),
  heapAfterMb: round(heapAfterMb),
};
process.stdout.write(
  `${JSON.stringify({ people, minutes, saves: took.length, failed, lost, ...figures })}\n`,
);
const good = lost + failed === 0 && saveP95Ms! <= P95_MS && heapAfterMb <= heapBeforeMb * HEAP_SHARE;
fs.rmSync(folder, { recursive: true, force: true });
process.exitCode = good ? 0 : 1;

/** Accounts, a project with a long sample for each, and everybody in their workspace. */
async function seat(client: PrismaClient): Promise<Saver[]> {
  const ctx = { actor: commandLineActor, db: client };
  const { id: projectId } = await createProject(ctx, { name: 'Load' });
  const emails = Array.from({ length: people }, (_, at) => `saver-${at}@example.test`);
  for (const email of emails) {
    await createUser(ctx, { email, name: email, password: CRASH_PASSWORD, role: 'member' });
    await addMember(ctx, projectId, { email, role: 'annotator' });
  }
  await fillProject(client, projectId, people);
  const seated: Saver[] = [];
  for (const email of emails) seated.push(await Saver.atWorkspace(studio.url, email, projectId));
  return seated;
}

/** Everybody saves every five seconds for so long. */
async function saveFor(ms: number): Promise<{ took: number[]; failed: number }> {
  const saves = { took: [] as number[], failed: 0 };
  const end = Date.now() + ms;
  const work = savers.map(async (saver, at) => {
    await sleep((EVERY_MS * at) / savers.length);
    while (Date.now() < end) {
      const next = sleep(EVERY_MS);
      const each = await saver.save();
      if (each === null) saves.failed += 1;
      else saves.took.push(each);
      await next;
    }
  });
  await Promise.all(work);
  return saves;
}

/** How many of the changes that were acknowledged left no trace. */
async function countLost(client: PrismaClient): Promise<number> {
  const acknowledged = savers.flatMap((saver) => saver.acknowledged);
  const rows = await client.auditEvent.findMany({
    where: { changeId: { not: null } },
    select: { changeId: true },
  });
  const kept = new Set(rows.map(({ changeId }) => changeId));
  return acknowledged.filter((changeId) => !kept.has(changeId)).length;
}
