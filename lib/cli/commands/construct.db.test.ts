import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { commandsHere } from '@/lib/testing/commands';
import { updatePlan } from '@/lib/construction/server/plan/update-plan';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { changeAsked } from '@/lib/testing/judge/answer-changer';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const EVERY = { language: null, generator: null, length: null };
const test = testDatabase();
const { face4rag } = commandsHere();
let server: LlmServer;

beforeEach(async () => {
  server = await llmServer((request) => {
    const { recipe, answer } = changeAsked(request);
    const change = { before: 'opens', after: 'closes', reference: 'opens early' };
    return JSON.stringify({
      ...{ reasoning: '', possible: true, why: '', changes: [change], type: recipe.errorType },
      answer: recipe.id === 'word_contradiction' ? answer.replace('opens', 'closes') : answer,
    });
  });
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

it('construct: by rule and by a model in one command, with what came to nothing told and in the exit code', async () => {
  const { id: projectId } = await project(test.db);
  for (const hour of [7, 8, 9]) {
    const text = `The gate opens early. Hut ${hour} holds ${120 + hour} people. It is green.`;
    const { id } = await sample(test.db, projectId, {
      reference: text,
      answer: text,
      externalId: `gate-${hour}`,
    });
    await test.db.sampleProgress.update({
      where: { sampleId: id },
      data: { goldVerdict: 'consistent', goldStale: false },
    });
  }
  await createEndpoint(await person(test.db, 'owner'), {
    name: 'Makers',
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'maker-1', inputPrice: 2, outputPrice: 10 }],
  });
  const lead = await member(test.db, projectId, 'lead');
  const construct = (...options: string[]) => face4rag(['construct', '--project', projectId, ...options]);

  expect((await construct('--recipe', 'nothing=2')).err).toContain('There is no recipe "nothing"');
  expect((await construct('--recipe', 'number+conflation=2')).err).toContain('is no combination');
  expect((await construct()).err).toContain('Say with --recipe');

  const dry = await construct('--recipe', 'word_contradiction=2', '--dry-run');
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.out).toContain('2 answers were changed, which are no samples');
  expect(await test.db.sample.count({ where: { projectId } })).toBe(3);

  const both = await construct('--recipe', 'number=1', '--recipe', 'word_contradiction=2');
  expect(both).toMatchObject({ code: 0 });
  expect(both.out).toContain('By rule: 1 of 1 samples were made.');
  expect(both.out).toMatch(/Run \S+: 2 samples were made, 0 came to nothing/);
  expect(await test.db.sample.count({ where: { projectId } })).toBe(6);
  expect(server.requests).toHaveLength(2);

  const combined = await construct('--recipe', 'negation+number=1', '--json');
  expect(JSON.parse(combined.out)).toMatchObject({ made: 1, wanted: 1 });
  const pair = await test.db.sample.findMany({
    where: { projectId, pedigree: { path: ['recipe'], equals: 'number+negation' } },
  });
  expect(pair.map(({ answer }) => answer)).toEqual([
    expect.stringMatching(/^The gate opens early\. Hut \d holds \d+ people\. It is not green\.$/),
  ]);

  await updatePlan(lead, projectId, { cells: [{ ...EVERY, type: 'KCont', wanted: 5 }] });
  // Four are in work; of the two recipes for one more the first makes it.
  const planned = await construct('--plan', '--budget', '5');
  expect(planned.out).toMatch(/Run \S+: 1 samples were made/);
  expect((await construct('--plan')).out).toContain('The plan is met');

  const flawed = await construct('--recipe', 'conflation=1', '--json');
  expect(flawed.code).not.toBe(0);
  expect(JSON.parse(flawed.out)).toMatchObject({
    ...{ state: 'done', made: 0 },
    recipes: [{ recipe: 'conflation', wanted: 1, made: 0, flaws: { unchanged: 3 } }],
  });
});
