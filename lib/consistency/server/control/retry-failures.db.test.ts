import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { askingMethod } from '@/lib/testing/judge/asking-method';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { runMethod } from '../run-method';
import { getRun } from './get-run';
import { retryFailures } from './retry-failures';
import { startRun } from './start-run';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 1, triesOfEndpoint: 1 };
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let server: LlmServer;
let answer: (asked: string) => Behaviour;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  server = await llmServer(({ messages }) => answer(messages.at(-1)!.content));
  for (const n of [1, 2]) await sample(test.db, projectId, { question: `Q${n}?`, answer: `A${n}.` });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const work = (runId: string) =>
  runMethod(
    { actor: commandLineActor, db: test.db },
    runId,
    new AbortController().signal,
    [askingMethod],
    retryPolicy,
  );
const asked = (): string[] => server.requests.map(({ body }) => body.messages.at(-1)!.content);

describe('what failed is tried again', () => {
  it.each<[string, Behaviour, string]>([
    ['a refusal', { refusal: 'I cannot help with that.' }, 'refused'],
    ['a filtered reply', { text: '', finish: 'content_filter' }, 'filtered'],
    ['a reply that cannot be read', '?', 'unreadable'],
    ['a fault of the endpoint', { status: 500 }, 'overloaded'],
    ['a refusal in unknown words', { status: 400, error: { message: 'Not in this house.' } }, 'rejected'],
  ])('%s: that call alone is paid for again', async (_, failing, fault) => {
    answer = (text) => (text === 'A2.' ? failing : '{}');
    const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
      name: `Retry ${fault}`,
      baseUrl: server.baseUrl,
      allowPrivate: true,
      models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
    });
    const { id } = await startRun(lead, projectId, { method: 'asking', endpointId, model: 'judge-1' }, [
      askingMethod,
    ]);
    await work(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ done: 1, failed: 1, failures: [{ fault }] });
    const before = asked();
    expect([...before].sort()).toEqual(['A1.', 'A2.', 'Q1?', 'Q2?']);
    answer = () => '{}';
    await retryFailures(lead, projectId, id);
    await work(id);
    expect(asked().slice(before.length)).toEqual(['A2.']);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
  });
});
