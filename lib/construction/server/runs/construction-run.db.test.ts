import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { idFromHash, textHash } from '@/lib/sample/identity';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { type AskedChange, changeAsked, exampleOf } from '@/lib/testing/judge/answer-changer';
import { type Behaviour, llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { FLAWS } from '../../draw/flaw';
import { constructionRunResume } from '../../operations/construction-run.resume';
import { constructionRunStop } from '../../operations/construction-run.stop';
import { pedigreeSchema } from '../../pedigree';
import { MODEL_RECIPES } from '../../recipes/registry';
import { getConstruction } from '../get-construction';
import { updatePlan } from '../plan/update-plan';
import { estimateConstructionRun } from './estimate-construction-run';
import { getConstructionRun } from './get-construction-run';
import { listConstructionRuns } from './list-construction-runs';
import { runConstruction } from './run-construction';
import { startConstructionRun } from './start-construction-run';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const retryPolicy = { firstWaitMs: 1, longestWaitMs: 5, tries: 3, triesOfEndpoint: 3 };
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

interface SourceTexts {
  question: string;
  reference: string;
  answer: string;
  language: string;
}

async function source(
  { question, reference, answer, language }: SourceTexts,
  externalId: string,
): Promise<void> {
  const { id } = await sample(test.db, projectId, { question, reference, answer, language, externalId });
  await test.db.sample.update({ where: { id }, data: { generator: 'writer-1' } });
  await test.db.sampleProgress.update({
    where: { sampleId: id },
    data: { goldVerdict: 'consistent', goldStale: false },
  });
}
const ferry = (n: number): SourceTexts => ({
  question: 'How many?',
  reference: `Ferry ${n} carries many people across the bay. It is green.`,
  answer: `Ferry ${n} carries many people. The ferry is green.`,
  language: 'en',
});
async function ferries(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await source(ferry(n), `ferry-${n}`);
}

type Order = Parameters<typeof startConstructionRun>[2];

async function orderOf(
  script: (asked: AskedChange, count: number) => Behaviour,
  order: Partial<Order> = {},
): Promise<Order> {
  server = await llmServer((request, count) => script(changeAsked(request), count));
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Changers ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    maxInFlight: 2,
    models: [{ name: 'maker-1', inputPrice: 2, outputPrice: 10 }],
  });
  const what = { wanted: { word_contradiction: 2 }, language: null, budget: null, dryRun: false };
  return { ...what, endpointId, model: 'maker-1', ...order };
}
const work = (id: string, signal = new AbortController().signal) =>
  runConstruction({ actor: commandLineActor, db: test.db }, id, signal, retryPolicy);
async function run(order: Order) {
  const { id } = await startConstructionRun(lead, projectId, order);
  await work(id);
  return getConstructionRun(lead, projectId, id);
}
const constructed = async () => {
  const rows = await test.db.sample.findMany({ where: { projectId }, orderBy: { ordinal: 'asc' } });
  return rows.flatMap(({ pedigree, ...row }) =>
    pedigree === null ? [] : [{ ...row, pedigree: pedigreeSchema.parse(pedigree) }],
  );
};

/** What is right of a ferry: many people become few. */
function right({ answer, reference }: AskedChange) {
  const sentence = /^Ferry \d+ carries many people/.exec(reference)![0];
  return {
    reasoning: 'The reference says many; the opposite is few.',
    possible: true,
    changes: [{ before: 'many people', after: 'few people', reference: sentence }],
    answer: answer.replace('many', 'few'),
    type: 'KCont',
    why: 'The reference says many.',
  };
}
const reply = (asked: AskedChange, other: object = {}): string =>
  JSON.stringify({ ...right(asked), ...other });
const change = (asked: AskedChange, other: object) => [{ ...right(asked).changes[0]!, ...other }];

describe('a construction run', () => {
  it('two of three sources: two samples with their pedigree, and what each recipe cost', async () => {
    await ferries(3);
    const { run: state, recipes, made: shown, flawed } = await run(await orderOf((asked) => reply(asked)));
    expect(state).toMatchObject({ state: 'done', total: 2, done: 2, failed: 0, account: { calls: 2 } });
    expect(recipes).toMatchObject([
      { recipe: 'word_contradiction', wanted: 2, made: 2, flaws: {}, faults: {} },
    ]);
    expect(recipes[0]!.cost).toBeCloseTo(state.account!.spent, 9);
    expect(recipes[0]!.cost).toBeGreaterThan(0);
    expect(flawed).toEqual([]);
    const rows = await constructed();
    expect(rows).toHaveLength(2);
    for (const { pedigree, answer, generator, reference, id } of rows) {
      const n = /\d+/.exec(reference)![0];
      expect(answer).toBe(`Ferry ${n} carries few people. The ferry is green.`);
      expect(generator).toBe('writer-1');
      const start = answer.indexOf('few people');
      expect(pedigree).toEqual({
        recipe: 'word_contradiction',
        version: '1',
        source: `ferry-${n}`,
        intended: ['KCont'],
        edits: [
          {
            ...{ start, end: start + 'many people'.length, was: 'many people', is: 'few people' },
            evidence: { start: 0, end: `Ferry ${n} carries many people`.length },
          },
        ],
        model: 'maker-1',
        rationale: 'The reference says many.',
      });
      expect(shown.map(({ sampleId }) => sampleId)).toContain(id);
    }
    const { recipes: found } = await getConstruction(lead, projectId);
    expect(found.find(({ recipe }) => recipe === 'word_contradiction')).toMatchObject({
      ...{ intended: ['KCont'], made: 2 },
      outcomes: { undecided: 2 },
    });
    expect(await listConstructionRuns(lead, projectId)).toMatchObject([
      { params: { wanted: { word_contradiction: 2 } } },
    ]);
  });

  it.each<[string, Behaviour]>([
    ['a rate limit', { status: 429, headers: { 'retry-after': '0' } }],
    ['a fault of the server', { status: 500 }],
    ['a reset connection', { network: 'reset' }],
    ['half a reply', { network: 'half' }],
    ['a reply that nobody can read', 'Let me think about it.'],
  ])('%s: comes to the same samples', async (_, behaviour) => {
    await ferries(2);
    const { run: state } = await run(
      await orderOf((asked, count) => (count === 1 ? behaviour : reply(asked))),
    );
    expect(state).toMatchObject({ state: 'done', done: 2, failed: 0 });
    expect(await constructed()).toHaveLength(2);
  });

  it.each<[string, string, (asked: AskedChange) => string]>([
    ['nothing changed', 'unchanged', (asked) => reply(asked, { answer: asked.answer })],
    [
      'everything changed',
      'beyond_changes',
      (asked) => reply(asked, { answer: 'Nobody has ever heard of any ferry in this bay.' }),
    ],
    [
      'more changed than is said',
      'beyond_changes',
      (asked) => reply(asked, { answer: right(asked).answer.replace('green', 'red') }),
    ],
    [
      'too much changed at once',
      'too_much',
      (asked) =>
        reply(asked, {
          changes: change(asked, {
            before: asked.answer,
            after: 'Ferry 7 carries few people. The ferry is red.',
          }),
          answer: 'Ferry 7 carries few people. The ferry is red.',
        }),
    ],
    [
      'a quote that is not in the answer',
      'before_missing',
      (asked) => reply(asked, { changes: change(asked, { before: 'plenty of people' }) }),
    ],
    [
      'a quote that is not in the reference',
      'evidence_missing',
      (asked) => reply(asked, { changes: change(asked, { reference: 'Tickets are sold on board.' }) }),
    ],
    ['another type', 'wrong_type', (asked) => reply(asked, { type: 'KInve' })],
    [
      'two errors',
      'number_of_changes',
      (asked) =>
        reply(asked, {
          changes: [...right(asked).changes, ...change(asked, { before: 'green', after: 'red' })],
        }),
    ],
    [
      'another language',
      'language',
      (asked) =>
        reply(asked, {
          changes: change(asked, { before: 'Ferry', after: '这一艘渡轮每天运送的乘客非常少' }),
          answer: asked.answer.replace('Ferry', '这一艘渡轮每天运送的乘客非常少'),
        }),
    ],
  ])(
    '%s: is asked for again with what is wrong, and three times flawed it is no sample',
    async (_, flaw, broken) => {
      await ferries(1);
      const {
        run: state,
        recipes,
        flawed,
      } = await run(await orderOf(broken, { wanted: { word_contradiction: 1 } }));
      expect(state).toMatchObject({ state: 'done', total: 1, done: 0, failed: 1, account: { calls: 3 } });
      expect(recipes).toMatchObject([{ made: 0, flaws: { [flaw]: 1 } }]);
      expect(flawed).toMatchObject([{ flaw, draws: 3, source: { externalId: 'ferry-0' } }]);
      expect(await constructed()).toEqual([]);
      const last = server.requests.at(-1)!.body.messages;
      expect(last).toHaveLength(6);
      expect(last[5]!.content).toMatch(/^This cannot be used: /);
    },
  );

  it('a flawed answer that is mended when it is told what is wrong becomes a sample', async () => {
    await ferries(1);
    const order = await orderOf((asked) => reply(asked, asked.draw === 1 ? { type: 'Hallu' } : {}));
    const { made: shown } = await run({ ...order, wanted: { word_contradiction: 1 } });
    expect(shown).toMatchObject([{ draws: 2, flaw: null }]);
    expect(await constructed()).toHaveLength(1);
  });

  it('an answer that gives no occasion: another source takes its place, without a second draw', async () => {
    await ferries(3);
    const order = await orderOf((asked) =>
      asked.answer.startsWith('Ferry 1 ')
        ? reply(asked, { possible: false, changes: [], answer: '', why: 'no fact' })
        : reply(asked),
    );
    const { run: state, recipes } = await run(order);
    expect(await constructed()).toHaveLength(2);
    expect((await constructed()).map(({ pedigree }) => pedigree.source).toSorted()).toEqual([
      'ferry-0',
      'ferry-2',
    ]);
    const passedOver = state.failed;
    expect(passedOver).toBeLessThanOrEqual(1);
    expect(recipes[0]!.flaws.not_possible ?? 0).toBe(passedOver);
    expect(state).toMatchObject({ state: 'done', done: 2, total: 2 + passedOver });
  });

  it('a model that breaks the rules each time is not asked about every source there is', async () => {
    await ferries(16);
    const { run: state } = await run(
      await orderOf((asked) => reply(asked, { possible: false, changes: [], answer: '' }), {
        wanted: { word_contradiction: 1 },
      }),
    );
    expect(state).toMatchObject({ state: 'done', done: 0, failed: 10, total: 10 });
  });

  it('an endpoint that refuses everything ends it; mended and resumed it makes what was wanted, and no more', async () => {
    await ferries(12);
    let isMended = false;
    const order = await orderOf((asked) => (isMended ? reply(asked) : { status: 400 }), {
      wanted: { word_contradiction: 6 },
    });
    const { id } = await startConstructionRun(lead, projectId, order);
    await work(id);
    expect((await getConstructionRun(lead, projectId, id)).run).toMatchObject({
      state: 'failed',
      total: 6,
      done: 0,
    });
    isMended = true;
    await constructionRunResume.run(lead, { projectId, constructionRunId: id });
    await work(id);
    const { run: state } = await getConstructionRun(lead, projectId, id);
    expect(state).toMatchObject({ state: 'done', total: 6, done: 6, failed: 0 });
    expect(await constructed()).toHaveLength(6);
  });

  it('a refusal of the model is told as such, and the others go on', async () => {
    await ferries(2);
    const { run: state, recipes } = await run(
      await orderOf((asked) =>
        asked.answer.startsWith('Ferry 0 ') ? { refusal: 'I cannot help.' } : reply(asked),
      ),
    );
    expect(state).toMatchObject({ state: 'done', done: 1, failed: 1 });
    expect(recipes).toMatchObject([{ made: 1, faults: { refused: 1 } }]);
  });

  it('a text that another sample has already is no sample', async () => {
    await ferries(1);
    const texts = { ...ferry(0), answer: 'Ferry 0 carries few people. The ferry is green.' };
    const externalId = idFromHash(textHash(texts.question, texts.reference, texts.answer));
    await sample(test.db, projectId, { ...texts, externalId });
    const order = await orderOf((asked) => reply(asked), { wanted: { word_contradiction: 1 } });
    const { recipes } = await run(order);
    expect(recipes).toMatchObject([{ made: 0, flaws: { duplicate: 1 } }]);
  });

  it('a dry run shows three of each recipe and keeps none; the run after it pays nothing for them', async () => {
    await ferries(5);
    const order = await orderOf((asked) => reply(asked), { wanted: { word_contradiction: 5 } });
    const { run: state, made: shown } = await run({ ...order, dryRun: true });
    expect(state).toMatchObject({ state: 'done', total: 3, done: 3 });
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatchObject({ sampleId: null, intended: ['KCont'], edits: [{ is: 'few people' }] });
    expect(await constructed()).toEqual([]);
    const { run: whole } = await run(order);
    expect(whole).toMatchObject({ done: 5, account: { calls: 2, reused: 3 } });
    expect(await constructed()).toHaveLength(5);
  });

  it('over its budget it pauses, keeps what it has, and goes on with more', async () => {
    await ferries(6);
    const order = await orderOf((asked) => reply(asked), { wanted: { word_contradiction: 6 } });
    const { cost, mostOfCall, items, calls } = await estimateConstructionRun(lead, projectId, order);
    expect({ items, calls }).toEqual({ items: 6, calls: 6 });
    const { id } = await startConstructionRun(lead, projectId, {
      ...order,
      budget: cost / 100 + mostOfCall / 2,
    });
    await work(id);
    const paused = await getConstructionRun(lead, projectId, id);
    expect(paused.run).toMatchObject({ state: 'paused' });
    expect(paused.run.error).toMatch(/^over_budget/);
    await constructionRunResume.run(lead, { projectId, constructionRunId: id, budget: 5 });
    await work(id);
    expect((await getConstructionRun(lead, projectId, id)).run).toMatchObject({ state: 'done', done: 6 });
    expect(await constructed()).toHaveLength(6);
  });

  it('two workers at one run, stopped and taken up again: each sample once, each question once', async () => {
    await ferries(12);
    const order = await orderOf((asked) => ({ text: reply(asked), delayMs: 5 }), {
      wanted: { word_contradiction: 12 },
    });
    const { id } = await startConstructionRun(lead, projectId, order);
    const stop = new AbortController();
    const first = work(id, stop.signal).catch((error: unknown) => error);
    const second = work(id);
    while ((await test.db.run.findUniqueOrThrow({ where: { id } })).done < 3);
    stop.abort(new Error('stopped'));
    await Promise.all([first, second]);
    await work(id);
    expect((await getConstructionRun(lead, projectId, id)).run).toMatchObject({
      state: 'done',
      done: 12,
      failed: 0,
    });
    expect(await constructed()).toHaveLength(12);
    expect(server.requests).toHaveLength(12);
  });

  it('a recipe of which people accept too little: a going run asks it of nobody, and it can be ordered no more', async () => {
    await ferries(13);
    const order = await orderOf((asked) => reply(asked), { wanted: { word_contradiction: 10 } });
    await run(order);
    const { id } = await startConstructionRun(lead, projectId, {
      ...order,
      wanted: { word_contradiction: 3 },
    });
    await test.db.sampleProgress.updateMany({
      where: { sample: { projectId, pedigree: { not: Prisma.DbNull } } },
      data: { goldVerdict: 'consistent', goldTypes: [], goldStale: false },
    });
    await updatePlan(lead, projectId, { cells: [], leastAccepted: 0.5 });
    await work(id);
    const { run: state, recipes } = await getConstructionRun(lead, projectId, id);
    expect(state).toMatchObject({ state: 'done', total: 3, done: 0, failed: 3 });
    expect(recipes).toMatchObject([{ made: 0, faults: { recipe_stopped: 3 } }]);
    expect(server.requests).toHaveLength(10);

    await expect(startConstructionRun(lead, projectId, order)).rejects.toMatchObject({
      error: { issues: [{ path: 'wanted.word_contradiction', code: 'below_minimum' }] },
    });
    const together = { 'conflation+word_contradiction': 1 };
    await expect(startConstructionRun(lead, projectId, { ...order, wanted: together })).rejects.toMatchObject(
      {
        error: { issues: [{ path: 'wanted.word_contradiction+conflation', code: 'below_minimum' }] },
      },
    );
    expect((await getConstruction(lead, projectId)).recipes).toMatchObject([
      { recipe: 'word_contradiction', stopped: true, outcomes: { no_error: 10 } },
    ]);
    // Another recipe, and a lower minimum, are no matter of it.
    await startConstructionRun(lead, projectId, { ...order, wanted: { conflation: 1 } });
    await updatePlan(lead, projectId, { cells: [], leastAccepted: 0 });
    await startConstructionRun(lead, projectId, { ...order, wanted: { word_contradiction: 1 } });
  });

  it('an annotator, and the lead of another project, neither start, see, stop nor resume it', async () => {
    await ferries(1);
    const order = await orderOf((asked) => reply(asked), { wanted: { word_contradiction: 1 } });
    const { id } = await startConstructionRun(lead, projectId, order);
    const foreign = await member(test.db, (await project(test.db)).id, 'lead');
    for (const actor of [await member(test.db, projectId, 'annotator'), foreign]) {
      await expect(startConstructionRun(actor, projectId, order)).rejects.toThrow();
      await expect(estimateConstructionRun(actor, projectId, order)).rejects.toThrow();
      await expect(getConstructionRun(actor, projectId, id)).rejects.toThrow();
      await expect(listConstructionRuns(actor, projectId)).rejects.toThrow();
      await expect(constructionRunStop.run(actor, { projectId, constructionRunId: id })).rejects.toThrow();
      await expect(constructionRunResume.run(actor, { projectId, constructionRunId: id })).rejects.toThrow();
    }
    const other = (await project(test.db)).id;
    const own = await member(test.db, other, 'lead');
    await expect(getConstructionRun(own, other, id)).rejects.toMatchObject({ error: { code: 'not_found' } });
  });

  it('without a source it is refused', async () => {
    await expect(
      startConstructionRun(lead, projectId, await orderOf((asked) => reply(asked))),
    ).rejects.toMatchObject({
      error: { code: 'state', reason: 'no_sources' },
    });
  });
});

describe.each(MODEL_RECIPES)('recipe $id over an endpoint', (recipe) => {
  it.each(['zh', 'en'] as const)(
    'in %s: its worked example becomes a sample of the type that it is meant to hold',
    async (language) => {
      const examples = recipe.text[language].examples;
      for (const [at, example] of examples.entries()) await source({ ...example, language }, `example-${at}`);
      const order = await orderOf((asked) => JSON.stringify(exampleOf(asked)), {
        wanted: { [recipe.id]: examples.length },
      });
      const { recipes } = await run(order);
      expect(recipes).toMatchObject([{ made: examples.length, flaws: {}, faults: {} }]);
      const rows = await constructed();
      expect(rows.map(({ answer }) => answer).toSorted()).toEqual(
        examples.map(({ changed }) => changed).toSorted(),
      );
      for (const { pedigree } of rows)
        expect(pedigree).toMatchObject({
          recipe: recipe.id,
          intended: recipe.errorType === null ? [] : [recipe.errorType],
        });
    },
  );

  it('another type and an answer that is as it was are caught, in both languages', async () => {
    for (const language of ['zh', 'en'] as const)
      await source({ ...recipe.text[language].examples[0]!, language }, language);
    const order = await orderOf(
      (asked) => {
        const worked = exampleOf(asked)!;
        const isChinese = asked.reference === recipe.text.zh.examples[0]!.reference;
        return JSON.stringify(isChinese ? { ...worked, type: 'Other' } : { ...worked, answer: asked.answer });
      },
      { wanted: { [recipe.id]: 2 } },
    );
    const { recipes } = await run(order);
    expect(recipes).toMatchObject([{ made: 0, flaws: { wrong_type: 1, unchanged: 1 } }]);
    expect(FLAWS).toContain('wrong_type');
  });
});
