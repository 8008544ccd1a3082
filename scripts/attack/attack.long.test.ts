import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { freePort } from '@/lib/db/embedded/free-port';
import { testDatabase } from '@/lib/testing/database/database';
import { CrashStudio } from '../crash/studio';
import { AttackResponses } from './answers';
import { SHORT, type AttackTarget } from './attack';
import { carryOut } from './carry-out';
import { ATTACKS } from './registry';
import { makeAttackWorld } from './world';

/** A build, where there is none yet, and a start. */
const SLOW_MS = 600_000;

const test = testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-attacked-'));
let studio: CrashStudio;
let target: AttackTarget;

beforeAll(async () => {
  studio = await CrashStudio.start(folder, await freePort(), test.url);
  const answers = new AttackResponses();
  const world = await makeAttackWorld({ actor: commandLineActor, db: test.db }, studio.url, answers);
  target = { url: studio.url, db: test.db, force: SHORT, answers, ...world };
}, SLOW_MS);
afterAll(async () => {
  await studio.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

it.each(ATTACKS.map((attack) => [attack.name, attack] as const))(
  'attack %s: nothing gives way, and nothing is answered with 500',
  async (_, attack) => {
    expect((await carryOut(target, attack)).broken).toEqual([]);
  },
  SLOW_MS,
);
