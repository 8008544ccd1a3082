import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { type AskedChange, changeAsked } from '@/lib/testing/judge/answer-changer';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import type { ChangedAnswer } from '../../draw/reply';
import { constructionParamsSchema } from '../../model-order';
import { pedigreeSchema } from '../../pedigree';
import { getConstruction } from '../get-construction';
import { listConstructed } from '../list-constructed';
import { estimateConstructionRun } from './estimate-construction-run';
import { getConstructionRun } from './get-construction-run';
import { listConstructionRuns } from './list-construction-runs';
import { runConstruction } from './run-construction';
import { startConstructionRun } from './start-construction-run';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const COMBINATION = 'word_contradiction+conflation';
const test = testDatabase();
let server: LlmServer;
let projectId: string;
let endpointId: string;
let lead: Awaited<ReturnType<typeof member>>;
let respond: (asked: AskedChange) => ChangedAnswer;
let made = 0;

beforeEach(async () => {
  respond = right;
  server = await llmServer((request) => JSON.stringify(respond(changeAsked(request))));
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  const endpoint = await createEndpoint(await person(test.db, 'owner'), {
    ...{ name: `Combiners ${(made += 1)}`, baseUrl: server.baseUrl, allowPrivate: true },
    models: [{ name: 'maker-1', inputPrice: 2, outputPrice: 10 }],
  });
  endpointId = endpoint.id;
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const EN = {
  reference: 'The ferry carries many people. It is green. The pier is open in winter.',
  answer: 'The ferry carries many people. It is green.',
};
const ZH = {
  reference: '渡轮每天运送很多乘客。渡轮是绿色的。码头冬季开放。',
  answer: '渡轮每天运送很多乘客。渡轮是绿色的。',
};
async function source(texts: typeof EN, externalId: string): Promise<void> {
  const language = texts === ZH ? 'zh' : 'en';
  const { id } = await sample(test.db, projectId, { question: '?', ...texts, language, externalId });
  await test.db.sampleProgress.update({
    where: { sampleId: id },
    data: { goldVerdict: 'consistent', goldStale: false },
  });
}

function changed(asked: AskedChange, before: string, after: string, reference: string): ChangedAnswer {
  const answer = asked.answer.replace(before, after);
  const changes = [{ before, after, reference }];
  const type = asked.recipe.errorType!;
  return { reasoning: '', possible: true, changes, answer, type, why: `${asked.recipe.id}.` };
}
const inEnglish = ({ reference }: AskedChange): boolean => reference === EN.reference;
/** A contradiction in the first sentence. */
const fewer = (asked: AskedChange): ChangedAnswer =>
  inEnglish(asked)
    ? changed(asked, 'many', 'hardly any', 'carries many people')
    : changed(asked, '很多', '几名', '运送很多乘客');
/** A conflation in the second. */
const merged = (asked: AskedChange): ChangedAnswer =>
  inEnglish(asked)
    ? changed(asked, 'green', 'green and open in winter', 'The pier is open in winter.')
    : changed(asked, '绿色的', '绿色的，冬季开放', '码头冬季开放。');
/** A conflation in the first, where the contradiction stands. */
const touching = (asked: AskedChange): ChangedAnswer =>
  inEnglish(asked)
    ? changed(asked, 'The ferry', 'The ferry at the pier', 'The pier is open in winter.')
    : changed(asked, '渡轮每天', '码头渡轮冬季', '码头冬季开放。');
const isFirst = ({ recipe }: AskedChange): boolean => recipe.id === 'word_contradiction';
const right = (asked: AskedChange): ChangedAnswer => (isFirst(asked) ? fewer(asked) : merged(asked));

const orderOf = (count: number, of: { dryRun?: boolean; recipe?: string } = {}) => ({
  ...{ wanted: { [of.recipe ?? COMBINATION]: count }, endpointId, model: 'maker-1' },
  ...{ budget: null, dryRun: of.dryRun ?? false },
});
async function run(order: ReturnType<typeof orderOf>) {
  const { id } = await startConstructionRun(lead, projectId, order);
  const ctx = { actor: commandLineActor, db: test.db };
  await runConstruction(ctx, id, new AbortController().signal);
  return getConstructionRun(lead, projectId, id);
}
const constructed = async () => {
  const rows = await test.db.sample.findMany({ where: { projectId }, orderBy: { ordinal: 'asc' } });
  return rows.flatMap(({ pedigree, answer }) =>
    pedigree === null ? [] : [{ answer, ...pedigreeSchema.parse(pedigree) }],
  );
};

it('two parts: the second is asked of what the first has made, and the sample tells all changes of its source', async () => {
  await source(EN, 'ferry-1');
  const {
    id,
    run: state,
    recipes,
    made: shown,
  } = await run(orderOf(1, { recipe: 'conflation+word_contradiction' }));
  expect(state).toMatchObject({ state: 'done', total: 1, done: 1, failed: 0, account: { calls: 2 } });
  const asked = server.requests.map(({ body }) => changeAsked(body));
  expect(asked.map(({ recipe, answer }) => [recipe.id, answer])).toEqual([
    ['word_contradiction', EN.answer],
    ['conflation', 'The ferry carries hardly any people. It is green.'],
  ]);
  // The instructions call the answer consistent, which the second part's no longer is.
  expect(server.requests.map(({ body }) => /Other tasks have changed/.test(JSON.stringify(body)))).toEqual([
    false,
    true,
  ]);
  expect(await constructed()).toEqual([
    {
      answer: 'The ferry carries hardly any people. It is green and open in winter.',
      ...{ recipe: COMBINATION, version: '1+1', source: 'ferry-1', intended: ['KCont', 'KConf'] },
      edits: [
        { start: 18, end: 22, was: 'many', is: 'hardly any', evidence: { start: 10, end: 29 } },
        {
          ...{ start: 37, end: 42, was: 'green', is: 'green and open in winter' },
          evidence: { start: 44, end: 71 },
        },
      ],
      ...{ model: 'maker-1', rationale: 'word_contradiction.\nconflation.' },
    },
  ]);
  expect(recipes).toMatchObject([{ recipe: COMBINATION, wanted: 1, made: 1, flaws: {} }]);
  expect(recipes[0]!.cost).toBeCloseTo(state.account!.spent, 9);
  expect(shown).toMatchObject([{ draws: 2, failedPart: null, intended: ['KCont', 'KConf'] }]);
  const { params } = await test.db.run.findUniqueOrThrow({ where: { id } });
  expect(constructionParamsSchema.parse(params).prompts).toEqual([
    ...['construct-word_contradiction.en/1.1', 'construct-conflation.en/1.1'],
  ]);
  expect((await listConstructionRuns(lead, projectId))[0]!.params.wanted).toEqual({ [COMBINATION]: 1 });
  expect((await getConstruction(lead, projectId)).recipes).toMatchObject([
    { recipe: COMBINATION, intended: ['KCont', 'KConf'], made: 1, outcomes: { undecided: 1 } },
  ]);
  const { total } = await listConstructed(lead, projectId, {
    recipe: 'conflation+word_contradiction',
    page: 1,
  });
  expect(total).toBe(1);
});

it.each([
  ['English', EN, /^This cannot be used: this sentence was changed for another task before/],
  ['Chinese', ZH, /^这个结果不能使用：这一句已为另一项任务改动过/],
])(
  'a second part in the sentence of the first, %s: is told so, and three times there it ends the item',
  async (_, texts, told) => {
    await source(texts, 'ferry-1');
    respond = (asked) => (isFirst(asked) ? fewer(asked) : touching(asked));
    const { run: state, recipes, flawed } = await run(orderOf(1));
    expect(state).toMatchObject({ state: 'done', done: 0, failed: 1, account: { calls: 4 } });
    expect(recipes).toMatchObject([{ made: 0, flaws: { touches_earlier: 1 } }]);
    expect(flawed).toMatchObject([{ flaw: 'touches_earlier', failedPart: 'conflation', draws: 4 }]);
    expect(server.requests.at(-1)!.body.messages.at(-1)!.content).toMatch(told);
    expect(await constructed()).toEqual([]);
  },
);

it('a second part that is mended when it is told what is wrong, Chinese: becomes a sample', async () => {
  await source(ZH, 'ferry-1');
  respond = (asked) => (!isFirst(asked) && asked.draw === 1 ? touching(asked) : right(asked));
  const { made: shown } = await run(orderOf(1));
  expect(shown).toMatchObject([{ draws: 3, flaw: null }]);
  expect((await constructed()).map(({ answer, edits }) => [answer, edits.map(({ start }) => start)])).toEqual(
    [['渡轮每天运送几名乘客。渡轮是绿色的，冬季开放。', [6, 14]]],
  );
});

it('a first part that comes to nothing: the second is not asked, and another source takes its place', async () => {
  await source(EN, 'ferry-1');
  await source(ZH, 'ferry-2');
  respond = (asked) =>
    inEnglish(asked) ? { ...right(asked), possible: false, changes: [], answer: '' } : right(asked);
  const { flawed, recipes } = await run(orderOf(2));
  expect(recipes).toMatchObject([{ wanted: 2, made: 1, flaws: { not_possible: 1 } }]);
  expect(flawed).toMatchObject([{ failedPart: 'word_contradiction', draws: 1 }]);
  expect(server.requests).toHaveLength(3);
});

it('a dry run: the run after it asks for no part again; the estimate counts the calls of all parts', async () => {
  await source(EN, 'ferry-1');
  const estimate = await estimateConstructionRun(lead, projectId, orderOf(1));
  expect(estimate).toMatchObject({ items: 1, calls: 2 });
  expect((await run(orderOf(1, { dryRun: true }))).run.account).toMatchObject({ calls: 2 });
  expect((await run(orderOf(1))).run.account).toMatchObject({ calls: 0, reused: 2 });
  expect(await constructed()).toHaveLength(1);
});

it('what is no combination: is refused by its name', async () => {
  await source(EN, 'ferry-1');
  for (const recipe of ['conflation+conflation', 'conflation+number', 'conflation+off_topic'])
    await expect(startConstructionRun(lead, projectId, orderOf(1, { recipe }))).rejects.toMatchObject({
      issues: [{ path: ['wanted', recipe], params: { issue: 'no_combination' } }],
    });
});
