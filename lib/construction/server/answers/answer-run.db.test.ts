import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { idFromHash } from '@/lib/sample/identity';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { type Behaviour, type ChatRequest, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import type { QuestionFile } from '../../answers/question';
import { answerRunResume } from '../../operations/answer-run.resume';
import { answerRunStop } from '../../operations/answer-run.stop';
import { estimateAnswerRuns } from './estimate-answer-runs';
import { getAnswerRun } from './get-answer-run';
import { listAnswerRuns } from './list-answer-runs';
import { runAnswers } from './run-answers';
import { startAnswerRuns } from './start-answer-runs';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 2, triesOfEndpoint: 2 };
let server: LlmServer;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

type Order = Parameters<typeof startAnswerRuns>[2];

async function orderOf(
  script: (request: ChatRequest, count: number) => Behaviour,
  { models = ['writer-1'], ...order }: Partial<Omit<Order, 'models'>> & { models?: string[] } = {},
): Promise<Order> {
  server = await llmServer(script);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Writers ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 2,
    models: ['writer-1', 'writer-2'].map((name) => ({ name, inputPrice: 2, outputPrice: 10 })),
  });
  return { ...order, models: models.map((model) => ({ endpointId, model })) };
}
const work = (id: string) =>
  runAnswers({ actor: commandLineActor, db: test.db }, id, new AbortController().signal, retryPolicy);
async function run(order: Order, file: QuestionFile | null = null) {
  const { ids } = await startAnswerRuns(lead, projectId, order, file);
  for (const id of ids) await work(id);
  return Promise.all(ids.map((id) => getAnswerRun(lead, projectId, id)));
}
const ferry = (n: number, answer = `Ferry ${n} is green.`) =>
  sample(test.db, projectId, {
    ...{ externalId: `ferry-${n}-${(made += 1)}`, language: 'en', answer },
    ...{ question: `Which colour has ferry ${n}?`, reference: `Ferry ${n} is green and fast.` },
  });
const answers = () =>
  test.db.sample.findMany({
    where: { projectId, generator: { not: null } },
    orderBy: [{ generator: 'asc' }, { question: 'asc' }, { answer: 'asc' }],
  });
const numberOf = ({ messages }: ChatRequest): string => /ferry (\d+)/i.exec(messages.at(-1)!.content)![1]!;
const plain = (request: ChatRequest): string => `It is green, as ferry ${numberOf(request)} always was.`;

describe('models that answer the questions of a project', () => {
  it('two models and three questions, one with two answers: six samples with generator, prompt, parameters and cost', async () => {
    await ferry(1);
    await ferry(1, 'It is red.');
    await ferry(2);
    await ferry(3);
    const order = await orderOf(plain, { models: ['writer-1', 'writer-2'], temperature: 0.4 });
    const runs = await run(order);
    expect(runs.map(({ run: { state, total, done, failed } }) => ({ state, total, done, failed }))).toEqual(
      Array(2).fill({ state: 'done', total: 3, done: 3, failed: 0 }),
    );
    const samples = await answers();
    expect(samples.map(({ generator, answer }) => [generator, answer])).toEqual(
      ['writer-1', 'writer-2'].flatMap((model) =>
        [1, 2, 3].map((n) => [model, `It is green, as ferry ${n} always was.`]),
      ),
    );
    const { question, reference, metadata, pedigree, coarseLabel, externalId } = samples[0]!;
    expect({ question, reference, pedigree, coarseLabel }).toEqual({
      question: 'Which colour has ferry 1?',
      reference: 'Ferry 1 is green and fast.',
      pedigree: null,
      coarseLabel: null,
    });
    expect(externalId).toMatch(/^ferry-1-\d+$/);
    const [spent] = await test.db.runReply.findMany({ where: { runId: runs[0]!.id }, take: 1 });
    expect(metadata).toEqual({
      generation: {
        ...{ run: runs[0]!.id, prompt: 'answer.en/1', draw: 1, temperature: 0.4, maxTokens: 1_024 },
        cost: Number(spent!.costMicros) / 1e6,
      },
    });
    expect(server.requests[0]!.body).toMatchObject({ temperature: 0.4, max_tokens: 1_024 });
    expect(server.requests[0]!.body).not.toHaveProperty('response_format');
    expect(await listAnswerRuns(lead, projectId)).toHaveLength(2);
  });

  it('three draws, two of which say the same but for a comma: two samples, and the third named', async () => {
    await ferry(1);
    const order = await orderOf((_, count) => ['Green', 'Green.', 'It is green.'][count - 1]!, { draws: 3 });
    const [only] = await run(order);
    expect(only).toMatchObject({ run: { done: 2, failed: 1 }, flaws: { known_answer: 1 } });
    expect(server.requests.map(({ body }) => body.seed)).toHaveLength(3);
    expect(new Set(server.requests.map(({ body }) => body.seed)).size).toBe(3);
    expect(
      (await answers()).map(({ metadata }) => (metadata as { generation: { draw: number } }).generation.draw),
    ).toHaveLength(2);
  });

  it('a prompt of one’s own: gets the texts as they are, and a question that names the other place stays whole', async () => {
    await sample(test.db, projectId, {
      ...{ question: 'What is {reference}?', reference: 'A $& sign.', answer: 'x', language: 'en' },
    });
    const prompt = { system: 'Be short.', user: 'Q: {question}\nDocs: {reference}' };
    await run(await orderOf(() => 'A sign.', { prompt }));
    expect(server.requests[0]!.body.messages).toEqual([
      { role: 'system', content: 'Be short.' },
      { role: 'user', content: 'Q: What is {reference}?\nDocs: A $& sign.' },
    ]);
    const [only] = await answers();
    expect((only!.metadata as { generation: { prompt: string } }).generation.prompt).toMatch(
      /^answer\.own\/[0-9a-f]{12}$/,
    );
  });

  it('a dry run: three answers to read, no sample, and the run after it asks for none of them again', async () => {
    for (const n of [1, 2, 3, 4, 5]) await ferry(n);
    const order = await orderOf(plain, { dryRun: true });
    const [shown] = await run(order);
    expect(shown!.kept).toHaveLength(3);
    expect(await answers()).toEqual([]);
    await run({ ...order, dryRun: false });
    expect(await answers()).toHaveLength(5);
    expect(server.requests).toHaveLength(5);
  });

  it('a refusal, an answer that was cut and one that is empty: named, and no sample', async () => {
    for (const n of [1, 2, 3]) await ferry(n);
    const [only] = await run(
      await orderOf((request) => {
        if (numberOf(request) === '1') return { refusal: 'I must not.' };
        if (numberOf(request) === '2') return { text: 'It is', finish: 'length' };
        return { text: '' };
      }),
    );
    expect(only!.faults).toEqual({ refused: 1, unreadable: 1, empty: 1 });
    expect(await answers()).toEqual([]);
  });

  it('an answer with signs that no database holds: a sample without them', async () => {
    await ferry(1);
    await run(await orderOf(() => 'It is\0 green\ud800.'));
    expect((await answers()).map(({ answer }) => answer)).toEqual(['It is green.']);
  });

  it('over its budget: paused, and with more of it the rest is answered once', async () => {
    for (const n of [1, 2, 3, 4]) await ferry(n);
    const order = await orderOf(plain, { budget: 0.012, maxTokens: 1_000 });
    const [paused] = await run(order);
    expect(paused!.run).toMatchObject({
      state: 'paused',
      error: expect.stringMatching(/^over_budget/) as string,
    });
    await answerRunResume.run(lead, { projectId, answerRunId: paused!.id, budget: 1 });
    await work(paused!.id);
    expect((await getAnswerRun(lead, projectId, paused!.id)).run).toMatchObject({ state: 'done', done: 4 });
    expect(server.requests).toHaveLength(4);
  });

  it('an endpoint that refuses the key: the run fails, and resumed it asks what it could not ask', async () => {
    await ferry(1);
    let isOpen = false;
    const order = await orderOf((request) => (isOpen ? plain(request) : { status: 401 }));
    const [failed] = await run(order);
    expect(failed!.run).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^wrong_key/) as string,
    });
    isOpen = true;
    await answerRunResume.run(lead, { projectId, answerRunId: failed!.id });
    await work(failed!.id);
    expect(await answers()).toHaveLength(1);
  });
});

describe('questions of a file', () => {
  const file: QuestionFile = {
    name: 'questions.csv',
    questions: [
      { externalId: 'q-1', question: '门票多少钱？', reference: '门票20元。', language: 'zh' },
      { externalId: 'q-2', question: 'Which colour has ferry 9?', reference: 'Green.', language: 'en' },
    ],
    refused: [{ line: 4, reason: 'reference_empty' }],
  };

  it('in two languages: each in its own prompt, and the rows that are none are told', async () => {
    const order = await orderOf((request) =>
      /门票/.test(request.messages[1]!.content) ? '20元。' : 'Green.',
    );
    const { models, refused } = await estimateAnswerRuns(lead, projectId, order, file);
    expect(models).toMatchObject([{ model: 'writer-1', items: 2, calls: 2, priced: true }]);
    expect(refused).toEqual(file.refused);
    const [only] = await run(order, file);
    expect(only!.params.file).toBe('questions.csv');
    expect(server.requests.map(({ body }) => /回答用户/.test(body.messages[0]!.content)).toSorted()).toEqual([
      false,
      true,
    ]);
    expect((await answers()).map(({ question, language }) => [question, language])).toEqual([
      ['Which colour has ferry 9?', 'en'],
      ['门票多少钱？', 'zh'],
    ]);
  });

  it('two models that say the same to the letter: a sample of each, under ids of their own', async () => {
    const order = await orderOf(() => 'Green.', { models: ['writer-1', 'writer-2'] });
    await run(order, {
      ...file,
      questions: [{ ...file.questions[1]!, externalId: idFromHash('0'.repeat(64)) }],
    });
    const samples = await answers();
    expect(samples.map(({ generator }) => generator)).toEqual(['writer-1', 'writer-2']);
    for (const { externalId } of samples) expect(externalId).toMatch(/^sha256-[0-9a-f]{24}$/);
  });

  it('none in the language that is wanted: refused', async () => {
    const order = await orderOf(plain, { language: 'en' });
    const chinese = { ...file, questions: file.questions.slice(0, 1) };
    await expect(startAnswerRuns(lead, projectId, order, chinese)).rejects.toMatchObject({
      error: { code: 'state', reason: 'no_questions' },
    });
  });
});

describe('faithful answers', () => {
  const written = (answer: string, possible = true): string => JSON.stringify({ possible, answer });
  const checked = (statement: string, quote: string, supported = true): string =>
    JSON.stringify({ statements: [{ statement, quote, supported }] });
  const isCheck = ({ response_format }: ChatRequest): boolean =>
    response_format?.json_schema?.name === 'checked_answer';

  it('one that is borne out by a quote: a sample that its maker calls consistent', async () => {
    await ferry(1);
    const order = await orderOf(
      (request) =>
        isCheck(request)
          ? checked('Ferry 1 is fast.', 'Ferry 1 is green and fast.')
          : written('Ferry 1 is green, and it is fast.'),
      { faithful: true },
    );
    await run(order);
    expect(await answers()).toMatchObject([
      { answer: 'Ferry 1 is green, and it is fast.', coarseLabel: 'consistent', pedigree: null },
    ]);
  });

  it('a statement without support, then a quote that is not there, then a figure that is nowhere: three draws, and no sample', async () => {
    await ferry(1);
    let draw = 0;
    const order = await orderOf(
      (request) => {
        if (!isCheck(request)) {
          draw += 1;
          return written(draw === 3 ? 'Ferry 1 makes 44 knots.' : `It is green, draw ${'i'.repeat(draw)}.`);
        }
        return draw === 1
          ? checked('It is green.', '', false)
          : checked('It is green.', 'the moon is made of cheese');
      },
      { faithful: true },
    );
    const [only] = await run(order);
    expect(only!.lost).toMatchObject([{ flaw: 'unsupported', flawAt: '44', draws: 3 }]);
    expect(await answers()).toEqual([]);
    expect(server.requests).toHaveLength(5);
  });

  it('a reference that does not answer the question, and an answer in another language: named', async () => {
    await ferry(1);
    await ferry(2);
    const order = await orderOf(
      (request) =>
        /ferry 1\b/i.test(request.messages[1]!.content)
          ? written('', false)
          : written('渡轮是绿色的，而且很快。'),
      { faithful: true },
    );
    const [only] = await run(order);
    expect(only!.flaws).toEqual({ not_answerable: 1, other_language: 1 });
  });

  it('with a prompt of one’s own: refused at the prompt', async () => {
    const order = await orderOf(plain, { faithful: true, prompt: { system: '', user: '{question}' } });
    await expect(startAnswerRuns(lead, projectId, order, null)).rejects.toMatchObject({
      issues: [{ path: ['prompt'], params: { issue: 'faithful_prompt' } }],
    });
  });
});

describe('who may', () => {
  it('an annotator: starts, reads, stops and resumes none', async () => {
    await ferry(1);
    const order = await orderOf(plain);
    const [own] = await run(order);
    const annotator = await member(test.db, projectId, 'annotator');
    const at = { projectId, answerRunId: own!.id };
    for (const refused of [
      () => startAnswerRuns(annotator, projectId, order, null),
      () => estimateAnswerRuns(annotator, projectId, order, null),
      () => listAnswerRuns(annotator, projectId),
      () => getAnswerRun(annotator, projectId, own!.id),
      () => answerRunStop.run(annotator, at),
      () => answerRunResume.run(annotator, at),
    ])
      await expect(refused()).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });

  it('a run of another project: is not found', async () => {
    await ferry(1);
    const [own] = await run(await orderOf(plain));
    const other = (await project(test.db)).id;
    const elsewhere = await member(test.db, other, 'lead');
    await expect(getAnswerRun(elsewhere, other, own!.id)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
    await expect(
      answerRunStop.run(elsewhere, { projectId: other, answerRunId: own!.id }),
    ).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });

  it('an order without a place for the question: refused at the prompt', async () => {
    const order = await orderOf(plain, { prompt: { system: '', user: 'Answer!' } });
    await expect(startAnswerRuns(lead, projectId, order, null)).rejects.toMatchObject({
      issues: [{ path: ['prompt', 'user'], params: { issue: 'no_question_place' } }],
    });
  });
});
