import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { project, sample } from '@/lib/testing/builders';
import { testDatabase } from '@/lib/testing/database';
import { claimSamples, dropClaims } from './run-claims';

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
