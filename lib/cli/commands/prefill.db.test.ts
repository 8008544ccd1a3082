import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { runMethod } from '@/lib/consistency/server/run-method';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { commandProcesses, endOf } from '@/lib/testing/cli-process';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { answerAs } from '@/lib/testing/judge/chat-script';
import { MILL_ZH } from '@/lib/testing/judge/judge-replies';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const { face4rag, start } = commandProcesses(test);
let projectId: string;
let server: LlmServer;

/** One sample that is judged, and one whose every question is refused. */
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  server = await llmServer((request) =>
    JSON.stringify(request.messages).includes('棉花厂')
      ? { status: 400, error: { message: 'Content Exists Risk' } }
      : answerAs(MILL_ZH, request),
  );
  const { texts } = MILL_ZH;
  await sample(test.db, projectId, texts);
  const other = { question: '棉花厂？', answer: '棉花厂在山里。', reference: '棉花厂在山里。' };
  await sample(test.db, projectId, { ...texts, ...other, externalId: 'cotton' });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const endpoint = async (name: string) =>
  createEndpoint(await person(test.db, 'owner'), {
    name,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'judge-1' }],
  });
const prefill = (name: string): string[] => [
  ...['prefill', '--project', projectId, '--method', 'l-face4rag', '--endpoint', name, '--json'],
];

it('a sample that is refused: the others are judged, and the exit code says that it is in part', async () => {
  await endpoint('Refusing');
  const { code, out } = await face4rag(prefill('Refusing'));
  const { runId, ...ended } = JSON.parse(out) as { runId: string };
  expect(ended).toMatchObject({ state: 'done', total: 2, done: 1, failed: 1 });
  expect(code).toBe(3);
  expect(await getRun(await member(test.db, projectId, 'lead'), projectId, runId)).toMatchObject({
    failures: [{ externalId: 'cotton', reason: expect.stringContaining('Content Exists Risk') as unknown }],
  });
});

it('the same by a worker that is waited for: says so too', async () => {
  await endpoint('Refusing for a worker');
  const command = start([...prefill('Refusing for a worker'), '--enqueue', '--wait']);
  const ended = endOf(command);
  let run: { id: string } | null = null;
  while (!(run = await test.db.run.findFirst({ where: { projectId } }))) await sleep(50);
  const worker = { actor: commandLineActor, db: test.db };
  await runMethod(worker, run.id, new AbortController().signal);
  const { code, out } = await ended;
  expect(JSON.parse(out)).toMatchObject({ runId: run.id, done: 1, failed: 1 });
  expect(code).toBe(3);
});

it('a budget over a model without prices: is refused in words', async () => {
  await endpoint('Without prices');
  expect(await face4rag([...prefill('Without prices'), '--budget', '5'])).toMatchObject({
    code: 1,
    out: '',
    err: '--budget says nothing without prices: set those of the model with its endpoint.\n',
  });
  expect(server.requests).toEqual([]);
});
