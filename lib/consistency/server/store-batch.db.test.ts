import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { RIVER } from '@/lib/testing/judge/method-prediction';
import { claimRun } from './active-run';
import { claimSamples } from './run-claims';
import { storeBatch } from './store-batch';

const test = testDatabase();

it.each(['paused', 'cancelled'] as const)(
  'a run that is %s while its batch is being stored: its row is free for it',
  async (state) => {
    const { id: projectId } = await project(test.db);
    const { id: sampleId } = await sample(test.db, projectId);
    const { id } = await test.db.run.create({
      data: { projectId, method: 'l-face4rag', version: '1', params: {}, state: 'running' },
    });
    const run = (await claimRun(test.db, id))!;
    await claimSamples(test.db, run, randomUUID(), 1);
    const batch = { predictions: [{ sampleId, prediction: { segments: RIVER } }], failures: [] };
    const storing = await test.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM "Sample" WHERE id = ${sampleId}::uuid FOR UPDATE`;
      const begun = storeBatch({ actor: commandLineActor, db: test.db }, run, batch);
      await sleep(100); // it waits for the sample by now
      await test.db.run.update({ where: { id }, data: { state, calls: { increment: 1 } } });
      return { begun };
    });
    const stored = state === 'paused';
    expect(await storing.begun).toBe(stored ? 'paused' : null);
    expect(await test.db.annotation.count({ where: { runId: id } })).toBe(stored ? 1 : 0);
    expect(await test.db.runClaim.count({ where: { runId: id } })).toBe(stored ? 0 : 1);
    expect(await test.db.run.findUnique({ where: { id } })).toMatchObject({ done: stored ? 1 : 0, calls: 1 });
  },
);
