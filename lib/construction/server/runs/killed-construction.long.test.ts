import { afterAll, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { letClaimsRunOut } from '@/lib/testing/database/let-claims-run-out';
import { type AskedChange, changeAsked } from '@/lib/testing/judge/answer-changer';
import { llmServer } from '@/lib/testing/judge/llm-server';
import {
  numberAsked,
  numberedSources,
  wantedOfEach,
  widened,
  WIDENING_RECIPES,
} from '@/lib/testing/judge/numbered-sources';
import { workerProcess } from '@/lib/testing/worker-process';
import { constructionItemSchema, drawOutcomeSchema } from '../../draw/draw-outcome';
import type { ChangedAnswer } from '../../draw/reply';
import { pedigreeSchema } from '../../pedigree';
import { startConstructionRun } from './start-construction-run';

const EACH = 1_000;
const SAMPLES = EACH * WIDENING_RECIPES.length;
/** More than are wanted: each recipe passes over three of forty. */
const SOURCES = 1_200;
const KILLS = 10;
const IN_FLIGHT = 16;
const DELAY_MS = 50;

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
afterAll(() => closeBoss());

/** Of forty sources two give a recipe no occasion, one is never changed, and two only at the second draw. */
function scripted(asked: AskedChange): ChangedAnswer {
  const right = widened(asked);
  const lot = (numberAsked(asked) + WIDENING_RECIPES.indexOf(asked.recipe)) % 40;
  if (lot < 2) return { ...right, possible: false, changes: [], answer: '' };
  return lot === 2 || (lot < 5 && asked.draw === 1) ? { ...right, answer: asked.answer } : right;
}

it('10,000 samples by a worker that is killed ten times: each once, none lost, and only what was under way asked again', async () => {
  const questions = new Set<string>();
  let killAt = Infinity;
  let kill = async (): Promise<void> => {};
  const server = await llmServer((request, count) => {
    if (count === killAt) void kill();
    const asked = changeAsked(request);
    questions.add(`${asked.recipe.id} ${numberAsked(asked)} ${asked.draw}`);
    return { text: JSON.stringify(scripted(asked)), delayMs: DELAY_MS };
  });
  const { id: projectId } = await project(test.db);
  await numberedSources(test.db, projectId, SOURCES);
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    ...{ name: 'Killed', baseUrl: server.baseUrl, allowPrivate: true, maxInFlight: IN_FLIGHT },
    models: [{ name: 'maker-1', inputPrice: 2, outputPrice: 10 }],
  });
  const order = { language: null, endpointId, model: 'maker-1', budget: null, dryRun: false };
  const lead = await member(test.db, projectId, 'lead');
  const { id } = await startConstructionRun(lead, projectId, { ...order, wanted: wantedOfEach(EACH) });

  for (let n = 1; n <= KILLS; n += 1) {
    const worker = await workerProcess(test.url);
    kill = () => worker.kill();
    killAt = Math.round((SAMPLES * n) / (KILLS + 1));
    expect(await worker.run(id)).toBeNull();
    await letClaimsRunOut(test.db, id);
  }
  const last = await workerProcess(test.url);
  const unstored = async (): Promise<number> => server.requests.length - (await test.db.storedReply.count());
  const lost = await unstored();
  expect(lost).toBeLessThanOrEqual(KILLS * IN_FLIGHT);
  expect(await last.run(id)).not.toBeNull();
  await last.end();
  expect(await unstored()).toBe(lost);
  expect(server.requests).toHaveLength(questions.size + lost);
  expect(server.open.most).toBeLessThanOrEqual(IN_FLIGHT);
  await server.stop();

  const run = await test.db.run.findUniqueOrThrow({ where: { id } });
  expect(run).toMatchObject({ state: 'done', done: SAMPLES, error: null, faults: {}, calls: questions.size });
  expect(run.done + run.failed).toBe(run.total);
  const items = (await test.db.runItem.findMany({ where: { runId: id } })).map(({ content, outcome }) => ({
    ...constructionItemSchema.parse(content),
    ...drawOutcomeSchema.parse(outcome),
  }));
  expect(items).toHaveLength(run.total);
  expect(new Set(items.map(({ recipe, sourceId }) => `${recipe} ${sourceId}`)).size).toBe(run.total);
  const passedOver = items.filter(({ sampleId }) => sampleId === null).map(({ flaw }) => flaw);
  expect(passedOver).toHaveLength(run.failed);
  expect(new Set(passedOver)).toEqual(new Set(['not_possible', 'unchanged']));

  const rows = await test.db.sample.findMany({ where: { projectId } });
  const made = rows.flatMap(({ pedigree, ...row }) =>
    pedigree === null ? [] : [{ ...row, ...pedigreeSchema.parse(pedigree) }],
  );
  expect(made).toHaveLength(SAMPLES);
  expect(new Set(made.map((row) => row.textHash)).size).toBe(SAMPLES);
  expect(new Set(made.map(({ recipe, source }) => `${recipe} ${source}`)).size).toBe(SAMPLES);
  for (const { id: recipe } of WIDENING_RECIPES)
    expect(made.filter((row) => row.recipe === recipe)).toHaveLength(EACH);
  const stated = items.flatMap(({ sampleId }) => sampleId ?? []);
  expect(stated.toSorted()).toEqual(made.map((row) => row.id).toSorted());
  expect(await test.db.runClaim.count()).toBe(0);
});
