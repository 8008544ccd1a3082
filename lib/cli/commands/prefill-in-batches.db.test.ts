import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { resumeRun } from '@/lib/consistency/server/control/resume-run';
import { runMethod } from '@/lib/consistency/server/run-method';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { commandsHere } from '@/lib/testing/commands';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { storedLabels } from '@/lib/testing/database/run-labels';
import { answerInBatch, type BatchServer, batchServer } from '@/lib/testing/judge/batch-server';
import { inChinese } from '@/lib/testing/judge/chat-script';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge/judge-replies';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const { face4rag } = commandsHere();
let server: BatchServer;

beforeEach(async () => {
  server = await batchServer({
    answer: (request) => answerInBatch(inChinese(request) ? MILL_ZH : MILL_EN, request),
  });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

it('prefill in batches: the same command goes on with it, and it ends with the labels of single calls', async () => {
  const { id: projectId } = await project(test.db);
  for (const { texts } of [MILL_ZH, MILL_EN]) await sample(test.db, projectId, texts);
  const model = { inputPrice: 2, outputPrice: 10, batchShare: 0.25 };
  await createEndpoint(await person(test.db, 'owner'), {
    name: 'Batches',
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [
      { name: 'one by one', ...model },
      { name: 'together', ...model },
    ],
  });
  const asked = ['--project', projectId, '--method', 'l-face4rag', '--endpoint', 'Batches'];
  const prefill = (name: string): string[] => ['prefill', ...asked, '--model', name];
  const first = await face4rag([...prefill('together'), '--in-batches']);
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toMatch(
    /2 calls are in 1 batches at the endpoint, 0 answered so far\. A worker goes on at /,
  );
  server.end();
  expect((await face4rag([...prefill('together'), '--in-batches', '--json'])).code).toBe(0);
  const lead = await member(test.db, projectId, 'lead');
  const run = (name: string) => test.db.run.findFirstOrThrow({ where: { projectId, model: name } });
  for (let { id, state } = await run('together'); state !== 'done'; { id, state } = await run('together')) {
    server.end();
    await resumeRun(lead, projectId, id);
    await runMethod({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
  }
  expect((await face4rag(prefill('one by one'))).code).toBe(0);
  const [batched, single] = [await run('together'), await run('one by one')];
  expect(batched).toMatchObject({
    inBatches: true,
    done: 2,
    calls: single.calls,
    promptTokens: single.promptTokens,
  });
  expect(batched.spentMicros * 4n).toBe(single.spentMicros);
  expect(await storedLabels(test.db, batched.id)).toEqual(await storedLabels(test.db, single.id));
});
