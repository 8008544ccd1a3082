import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { commandsHere } from '@/lib/testing/commands';
import { person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { batchReply, batchServer } from '@/lib/testing/judge/batch-server';
import { LATER, PLAIN } from '@/lib/testing/judge/ferry';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const { face4rag } = commandsHere();
let projectId: string;
let server: LlmServer;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  for (const texts of [PLAIN, LATER]) await sample(test.db, projectId, texts);
  server = await llmServer((request) => statementJudge(request, '22:00'));
  await createEndpoint(await person(test.db, 'owner'), {
    name: `Grouped ${projectId}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
  });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const prefill = (methods: string, ...more: string[]) => {
  const where = ['--project', projectId, '--endpoint', `Grouped ${projectId}`];
  return face4rag(['prefill', ...where, '--methods', methods, '--json', ...more]);
};

describe('face4rag prefill --methods', () => {
  it('in batches: says what is at the endpoint, and the same command goes on until all is judged', async () => {
    const batches = await batchServer({
      answer: (request) => batchReply(statementJudge(request, '22:00') as string),
    });
    const name = `Together ${projectId}`;
    await createEndpoint(await person(test.db, 'owner'), {
      name,
      baseUrl: batches.baseUrl,
      allowPrivate: true,
      models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }],
    });
    const where = ['--project', projectId, '--endpoint', name, '--methods', 'felm,whole-answer'];
    const command = ['prefill', ...where, '--in-batches'];
    const first = await face4rag(command);
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toMatch(/Run group \S+: 4 calls are in 2 batches at the endpoint, 0 answered so far/);
    batches.end();
    const { code, out } = await face4rag([...command, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ state: 'done', total: 4, done: 4, failed: 0, calls: 4 });
    await batches.stop();
  });

  it('a budget that is too small, then a larger one: stops all methods, and the same command goes on', async () => {
    const stopped = await prefill('felm,whole-answer,offline', '--budget', '0.0001');
    expect(stopped.code).toBe(1);
    expect(stopped.err).toMatch(/felm is paused \(over_budget: .*; whole-answer is paused \(over_budget: /);
    expect(server.requests).toEqual([]);

    const { code, out, err } = await prefill('felm,whole-answer,offline', '--budget', '5');
    expect({ code, err: /Going on with run group/.test(err) }).toEqual({ code: 0, err: true });
    expect(JSON.parse(out)).toMatchObject({
      ...{ state: 'done', total: 6, done: 6, failed: 0, calls: 4 },
      runs: [
        { method: 'felm', state: 'done' },
        { method: 'whole-answer', state: 'done' },
        { method: 'offline', state: 'done' },
      ],
    });
    expect(await test.db.runGroup.count({ where: { projectId } })).toBe(1);
  });

  it.each([
    ['felm,felm', 'each once'],
    ['felm,panel', 'It has to be some of'],
    ['felm,odd', 'It has to be some of'],
  ])('%s: is refused with what it may be', async (methods, words) => {
    const { code, err } = await prefill(methods);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
