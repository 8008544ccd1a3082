import { beforeEach, expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { removeEndpoint } from '@/lib/llm/server/remove-endpoint';
import { person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { lFace4rag } from '../methods/l-face4rag/method';
import { runsToJoin } from './runs-to-join';
import { joinRun } from './participation';

const test = testDatabase();
let projectId: string;
let endpointId: string;
let made = 0;

beforeEach(async () => {
  await test.db.run.deleteMany();
  projectId = (await project(test.db)).id;
  const owner = await person(test.db, 'owner');
  ({ id: endpointId } = await createEndpoint(owner, {
    name: `Joined ${(made += 1)}`,
    baseUrl: 'https://api.example.com/v1',
    models: [{ name: 'judge-1' }],
  }));
});

const run = async (more: Partial<Prisma.RunUncheckedCreateInput> = {}) => {
  const { id, version } = lFace4rag;
  const data = { projectId, method: id, version, params: {}, judges: ['fact'], endpointId, model: 'judge-1' };
  return (await test.db.run.create({ data: { ...data, state: 'running', ...more } })).id;
};

it('are those that are going, oldest first, but for those that this process is at already', async () => {
  const [first, second] = [await run(), await run()];
  expect(await runsToJoin(test.db)).toEqual([first, second]);
  const leave = [joinRun(first), joinRun(first)];
  expect(await runsToJoin(test.db)).toEqual([second]);
  leave[0]!();
  expect(await runsToJoin(test.db)).toEqual([second]);
  leave[1]!();
  expect(await runsToJoin(test.db)).toEqual([first, second]);
});

it('are none that wait, pause or have ended, no dry runs, and none that this process could not do', async () => {
  for (const state of ['queued', 'paused', 'done', 'cancelled', 'failed'] as const) await run({ state });
  await run({ kind: 'dry_run' });
  await run({ method: 'offline', endpointId: null, model: null });
  await run({ version: 'of a later release' });
  await run({ endpointId: null });
  const elsewhere = { name: `Elsewhere ${made}`, baseUrl: 'https://api.example.com/v1', models: [] };
  const { id } = await test.db.endpoint.create({ data: { ...elsewhere, source: 'environment' } });
  await run({ endpointId: id });
  expect(await runsToJoin(test.db)).toEqual([]);
});

it('are none over an endpoint that was taken out of use', async () => {
  await run();
  await removeEndpoint(await person(test.db, 'owner'), endpointId);
  expect(await runsToJoin(test.db)).toEqual([]);
});
