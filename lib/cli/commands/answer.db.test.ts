import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { commandsHere } from '@/lib/testing/commands';
import { person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const { face4rag } = commandsHere();
let server: LlmServer;

beforeEach(async () => {
  server = await llmServer(({ model, messages }) => `${model} says: ${messages.at(-1)!.content.slice(-4)}`);
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

it('answer: two models over a file in GB18030 with a prompt of one’s own; a row without a reference is told and in the exit code', async () => {
  const { id: projectId } = await project(test.db);
  await createEndpoint(await person(test.db, 'owner'), {
    name: 'Writers',
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: ['writer-1', 'writer-2'].map((name) => ({ name, inputPrice: 2, outputPrice: 10 })),
  });
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  const path = (name: string): string => join(folder, name);
  // 问题,参考文本 / 票价？,二十元 / 开门？, in GB18030.
  const bytes = 'cecacce22cb2cebfbccec4b1be0ac6b1bcdba3bf2cb6fecaaed4aa0abfaac3c5a3bf2c0a';
  await writeFile(path('questions.csv'), Buffer.from(bytes, 'hex'));
  await writeFile(path('prompt.txt'), '{question} {reference}');
  const answer = (...options: string[]) => face4rag(['answer', '--project', projectId, ...options]);
  const asked = ['--file', path('questions.csv'), '--prompt', path('prompt.txt')];

  expect((await answer(...asked)).err).toContain('Say with --model which one to ask');
  const models = ['--model', 'writer-1', '--model', 'writer-2'];
  const both = await answer(...asked, ...models);
  expect(both.code).not.toBe(0);
  expect(both.out).toContain('Line 3 holds no question: reference_empty.');
  expect(both.out).toMatch(/Run \S+, writer-1: 1 answers are samples now, 0 came to nothing/);
  expect(both.out).toMatch(/Run \S+, writer-2: 1 answers are samples now, 0 came to nothing/);
  const samples = await test.db.sample.findMany({ where: { projectId }, orderBy: { generator: 'asc' } });
  expect(samples.map(({ question, answer: said, generator }) => [generator, question, said])).toEqual([
    ['writer-1', '票价？', 'writer-1 says:  二十元'],
    ['writer-2', '票价？', 'writer-2 says:  二十元'],
  ]);

  const again = await answer(...asked, '--model', 'writer-1', '--json');
  expect(JSON.parse(again.out)).toMatchObject([{ state: 'done', answered: 0, flaws: { known_answer: 1 } }]);
  expect(server.requests).toHaveLength(2);
});
