import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { claimRun } from './active-run';
import { claimSamples, dropClaims } from './run-claims';
import { storeBatch } from './store-batch';

const test = testDatabase();

it('claims of two workers in one process: one ends, the other keeps its samples and nobody gets them twice', async () => {
  const { id: projectId } = await project(test.db);
  for (const externalId of ['a', 'b', 'c']) await sample(test.db, projectId, { externalId });
  const { id } = await test.db.run.create({
    data: { projectId, method: 'l-face4rag', version: '1', params: {}, state: 'running' },
  });
  const run = { id, projectId, sampleIds: [] };
  const [paused, resumed] = [randomUUID(), randomUUID()];
  const [first] = await claimSamples(test.db, run, paused, 1);
  const held = await claimSamples(test.db, run, resumed, 1);
  await dropClaims(test.db, id, { workerId: paused });
  const next = await claimSamples(test.db, run, resumed, 3);
  expect(held).toHaveLength(1);
  expect(next.map((each) => each.id)).toContain(first!.id);
  expect(next.map((each) => each.id)).not.toContain(held[0]!.id);
  expect(next).toHaveLength(2);
});

it.each([
  ['queued', 1, 0],
  ['paused', 1, 0],
  ['failed', 1, 0],
  ['cancelled', 0, 1],
] as const)(
  'an outcome that comes when its run is %s: %i stored, %i claims left',
  async (state, stored, claims) => {
    const { id: projectId } = await project(test.db);
    await sample(test.db, projectId);
    const { id } = await test.db.run.create({
      data: { projectId, method: 'l-face4rag', version: '1', params: {}, state: 'running' },
    });
    const run = (await claimRun(test.db, id))!;
    const [claimed] = await claimSamples(test.db, run, randomUUID(), 1);
    await test.db.run.update({ where: { id }, data: { state } });
    const failures = [{ sampleId: claimed!.id, reason: 'the model refused', fault: 'refused' }];
    await storeBatch({ actor: commandLineActor, db: test.db }, run, { predictions: [], failures });
    expect(await test.db.runFailure.count({ where: { runId: id } })).toBe(stored);
    expect(await test.db.runClaim.count({ where: { runId: id } })).toBe(claims);
  },
);
