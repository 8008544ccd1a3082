import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { addMember } from '@/lib/project/server/people/add-member';
import { createProject } from '@/lib/project/server/create-project';
import { CRASH_PASSWORD } from '../../crash/world';
import { percentile } from '../percentile';
import { addPast } from './workspace-history';
import { fillProject, SEGMENTS } from './workspace-samples';
import { Saver } from './workspace-saver';
import type { BenchStudio } from './workspace-studio';

const PEOPLE = 200;
const EVERY_MS = 5_000;
const CALM_MS = 30_000;
/** As fast as the server lets them. */
const EAGER = 32;
const EAGER_MS = 10_000;
const PAST_LABELS = 100_000;
/** Fewer than 60 labels have been given when these begin. */
const FEW = 50;
const TIMES = 300;

export interface SaveFigures {
  /** Median of a save after 100,000 labels of the same person over that after 50. */
  saveRatio: number;
  saveAfter50Ms: number;
  saveAfter100kMs: number;
  /** With 200 people who change a label every five seconds. */
  saveP50Ms: number;
  saveP95Ms: number;
  savesFailed: number;
  /** What 32 people reach who do nothing else. */
  savesPerSecond: number;
}

/** What saving costs the server: as a person's work grows, with many at work, and at most. */
export async function measureSaves(studio: BenchStudio): Promise<SaveFigures> {
  const ctx = { actor: commandLineActor, db: studio.db };
  const { id: projectId } = await createProject(ctx, { name: 'Saves' });
  const emails = Array.from({ length: PEOPLE }, (_, at) => `saver-${at}@example.test`);
  const users = [];
  for (const email of emails) {
    users.push(await createUser(ctx, { email, name: email, password: CRASH_PASSWORD, role: 'member' }));
    await addMember(ctx, projectId, { email, role: 'annotator' });
  }
  await fillProject(studio.db, projectId, PEOPLE);
  const savers: Saver[] = [];
  for (const email of emails) savers.push(await Saver.atWorkspace(studio.url, email, projectId));

  const first = savers[0]!;
  await repeat(first, FEW);
  const few = await repeat(first, TIMES);
  const userId = users[0]!.id;
  const { id: authorId } = await studio.db.author.findFirstOrThrow({ where: { projectId, userId } });
  const samples = Math.ceil(PAST_LABELS / SEGMENTS);
  await addPast(studio.db, { projectId, userId, authorId, samples, segments: SEGMENTS });
  await repeat(first, FEW);
  const many = await repeat(first, TIMES);

  const calm = await calmly(savers);
  const eager = await eagerly(savers.slice(0, EAGER));
  return {
    saveRatio: percentile(many.took, 50) / percentile(few.took, 50),
    saveAfter50Ms: percentile(few.took, 50),
    saveAfter100kMs: percentile(many.took, 50),
    saveP50Ms: percentile(calm.took, 50),
    saveP95Ms: percentile(calm.took, 95),
    savesFailed: few.failed + many.failed + calm.failed + eager.failed,
    savesPerSecond: eager.took.length / (EAGER_MS / 1_000),
  };
}

interface Saves {
  took: number[];
  failed: number;
}

async function repeat(saver: Saver, times: number): Promise<Saves> {
  const saves: Saves = { took: [], failed: 0 };
  for (let at = 0; at < times; at += 1) note(saves, await saver.save());
  return saves;
}

/** Everybody changes a label every five seconds, each at a moment of their own. */
async function calmly(savers: readonly Saver[]): Promise<Saves> {
  const saves: Saves = { took: [], failed: 0 };
  const end = Date.now() + CALM_MS;
  const work = savers.map(async (saver, at) => {
    await sleep((EVERY_MS * at) / savers.length);
    while (Date.now() < end) {
      const next = sleep(EVERY_MS);
      note(saves, await saver.save());
      await next;
    }
  });
  await Promise.all(work);
  return saves;
}

async function eagerly(savers: readonly Saver[]): Promise<Saves> {
  const saves: Saves = { took: [], failed: 0 };
  const end = Date.now() + EAGER_MS;
  const work = savers.map(async (saver) => {
    while (Date.now() < end) note(saves, await saver.save());
  });
  await Promise.all(work);
  return saves;
}

function note(saves: Saves, took: number | null): void {
  if (took === null) saves.failed += 1;
  else saves.took.push(took);
}
