import { afterAll, afterEach, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { judgesByText } from '@/lib/testing/judge/providers/careful-judge';
import { play } from '@/lib/testing/judge/providers/provider';
import { PROVIDERS } from '@/lib/testing/judge/providers/registry';
import { FLAGGED } from '@/lib/testing/judge/providers/rules';
import { getRun } from './control/get-run';
import { startRun } from './control/start-run';
import { runMethod } from './run-method';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const never = new AbortController().signal;
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
let server: LlmServer;
afterEach(() => server.stop());
afterAll(() => closeBoss());

const MILL = {
  zh: { reference: '青溪造纸厂建于 1921 年。厂里有三台纸机。', question: '厂里有什么？', language: 'zh' },
  en: { reference: 'The mill was built in 1921. It has 3 machines.', question: 'What?', language: 'en' },
};
const SAMPLES = [
  { ...MILL.zh, externalId: 'zh differs', answer: '青溪造纸厂建于 1921 年。厂里有五台纸机。' },
  { ...MILL.zh, externalId: 'zh flagged', answer: `厂里有三台纸机。${FLAGGED}。` },
  { ...MILL.en, externalId: 'en agrees', answer: 'It has 3 machines.' },
  { ...MILL.en, externalId: 'en differs', answer: 'The mill was built in 1921. It has 5 machines.' },
];
/** Verdicts on facts and types of the samples that nobody turns away. */
const AGREES = { fact: 'consistent', errorType: null };
const DIFFERS = { fact: 'inconsistent', errorType: 'KCont' };

it.each([
  { name: 'Zhipu', learned: { temperature: false, maxOutput: 2_048 }, words: '400 系统检测到输入或生成内容' },
  {
    name: 'OpenRouter',
    learned: { responseFormat: 'json_object' },
    words: '403 Your chosen model requires moderation',
  },
  { name: 'vLLM', learned: { contextLength: 8_192 }, words: null },
] as const)('L-Face4RAG over $name: judges what is not turned away, in both languages', async (row) => {
  const provider = PROVIDERS[row.name];
  server = await llmServer(play(provider, judgesByText));
  const projectId = (await project(test.db)).id;
  const lead = await member(test.db, projectId, 'lead');
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: row.name,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: provider.model, inputPrice: 2, outputPrice: 10 }],
  });
  for (const texts of SAMPLES) await sample(test.db, projectId, texts);
  const order = { method: 'l-face4rag', endpointId, model: provider.model };
  const { id } = await startRun(lead, projectId, order);
  await runMethod({ actor: commandLineActor, db: test.db }, id, never, undefined, retryPolicy);

  const failed = row.words === null ? 0 : 1;
  expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'done', done: 4 - failed, failed });
  const failures = await test.db.runFailure.findMany({ where: { runId: id }, include: { sample: true } });
  expect(failures.map(({ fault, sample: { externalId } }) => [fault, externalId])).toEqual(
    failed ? [['filtered', 'zh flagged']] : [],
  );
  expect(failures[0]?.reason ?? '').toContain(row.words ?? '');
  expect(await labelsOf(id)).toMatchObject({
    'zh differs': [AGREES, DIFFERS],
    'en agrees': [AGREES],
    'en differs': [AGREES, DIFFERS],
  });
  expect(await test.db.modelFeatures.findFirst({ where: { endpointId } })).toMatchObject(row.learned);
});

/** A run's labels by the names of their samples, in the order of the answer. */
async function labelsOf(runId: string) {
  const annotations = await test.db.annotation.findMany({
    where: { runId },
    include: { sample: true, labels: { include: { segment: true } } },
  });
  return Object.fromEntries(
    annotations.map(({ sample: { externalId, answer }, labels }) => [
      externalId,
      labels
        .sort((one, other) => answer.indexOf(one.segment.text) - answer.indexOf(other.segment.text))
        .map(({ fact, errorType }) => ({ fact, errorType })),
    ]),
  );
}
