import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { answerAs } from '@/lib/testing/judge/chat-script';
import { testDatabase } from '@/lib/testing/database/database';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { productWorker } from '@/lib/testing/product-worker';

const test = testDatabase();
let server: LlmServer;
let answers = false;
beforeAll(async () => {
  server = await llmServer((request) => (answers ? answerAs(MILL_ZH, request) : { network: 'hang' }));
});
afterAll(async () => {
  await server.stop();
  await closeBoss();
});

it('a worker told to stop puts its job back and ends with code 0; another one finishes it', async () => {
  const first = await productWorker(test.url);
  const runId = await order();
  await expect.poll(() => server.requests.length).toBeGreaterThan(0);
  const ended = once(first, 'exit');
  first.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await job(runId)).toEqual([{ state: 'retry', reason: 'the worker stops' }]);

  answers = true;
  const second = await productWorker(test.url);
  const state = () => test.db.run.findUniqueOrThrow({ where: { id: runId } }).then((run) => run.state);
  await expect.poll(state).toBe('done');
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

async function order(): Promise<string> {
  const { id: projectId } = await project(test.db);
  await sample(test.db, projectId, MILL_ZH.texts);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: 'Slow',
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'judge' }],
  });
  const lead = await member(test.db, projectId, 'lead');
  const run = await startRun(lead, projectId, { method: 'l-face4rag', endpointId, model: 'judge' });
  return run.id;
}

const job = (runId: string) =>
  test.db.$queryRaw`SELECT state::text, output->>'message' AS reason FROM pgboss.job
    WHERE name = 'ask-run' AND data->>'runId' = ${runId}`;
