import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Method } from '@/lib/consistency/method';
import { lFace4rag } from '@/lib/consistency/methods/l-face4rag/method';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { pauseRun } from '@/lib/consistency/server/control/pause-run';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { panel } from '@/lib/consistency/methods/panel/method';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';
import { orderedRun, type RunOptions } from './ordered-run';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
const params = z.object({ strict: z.boolean().default(false).meta({ option: 'take no paraphrase' }) });
/** Asks no model, and has an option. */
const wording: Method = {
  id: 'wording',
  version: '1',
  judges: () => ['fact'],
  needsEndpoint: false,
  params,
  defaults: params.parse({}),
  parse: (given) => params.parse(given),
  read: async () => ({ segments: [] }),
};
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let said: string[];

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  await sample(test.db, projectId);
  said = [];
});
afterAll(() => closeBoss());

const ordered = (options: RunOptions & Record<string, unknown>) =>
  orderedRun({ ctx: lead, progress: (line) => said.push(line) }, projectId, options, [
    wording,
    lFace4rag,
    panel,
  ]);

describe('the run of a pre-fill, by a method that asks no model', () => {
  it('its options: are the parameters of the run', async () => {
    const run = await getRun(lead, projectId, await ordered({ method: 'wording', strict: true }));
    expect(run.params).toEqual({ strict: true });
  });

  it('the same command again: goes on with the run', async () => {
    const id = await ordered({ method: 'wording' });
    expect(await ordered({ method: 'wording' })).toBe(id);
    expect(said).toEqual([`Going on with run ${id}.`]);
  });

  it('other parameters: leaves the run alone and starts another', async () => {
    const first = await ordered({ method: 'wording' });
    expect(await ordered({ method: 'wording', strict: true })).not.toBe(first);
    expect(said).toEqual([]);
  });
});

describe('the run of a panel', () => {
  it('judges by their runs: are the parameters of the run, and the same command goes on with it', async () => {
    const { id } = await sample(test.db, projectId);
    const [first, second] = [
      await methodPrediction(test.db, projectId, [id]),
      await methodPrediction(test.db, projectId, [id], undefined, { method: 'other', judges: ['fact'] }),
    ];
    const judge = { version: '1', model: null, params: {} };
    const judges = [{ runId: second.runId, weight: 2 }];
    const one = await ordered({ method: 'panel', rule: 'weighted', judges });
    expect((await getRun(lead, projectId, one)).params).toEqual({
      rule: 'weighted',
      judges: [{ ...judge, method: 'other', weight: 2 }],
    });
    const all = await ordered({ method: 'panel' });
    const { params } = await getRun(lead, projectId, all);
    expect((params as { judges: { method: string }[] }).judges.map(({ method }) => method)).toEqual([
      'other',
      'offline',
    ]);
    expect(await ordered({ method: 'panel' })).toBe(all);
    expect(said).toEqual([`Going on with run ${all}.`]);
    await expect(
      ordered({ method: 'panel', judges: [{ runId: projectId, weight: 1 }] }),
    ).rejects.toMatchObject({ error: { code: 'not_found', object: 'run' } });
    expect(first.runId).not.toBe(second.runId);
  });
});

describe('the run of a pre-fill, by a method that asks a model', () => {
  let made = 0;
  const endpoint = async (prices: object = { inputPrice: 2, outputPrice: 10 }) => {
    const name = `Ordered ${(made += 1)}`;
    const models = ['judge-1', 'judge-2'].map((model) => ({ name: model, ...prices }));
    await createEndpoint(await person(test.db, 'owner'), {
      name,
      baseUrl: 'https://models.example/v1',
      models,
    });
    return name;
  };

  it('another model: leaves the run alone and starts another', async () => {
    const of = { method: 'l-face4rag', endpoint: await endpoint() };
    const first = await ordered({ ...of, model: 'judge-1' });
    await pauseRun(lead, projectId, first);
    const second = await ordered({ ...of, model: 'judge-2' });
    expect((await getRun(lead, projectId, first)).state).toBe('paused');
    expect((await getRun(lead, projectId, second)).account).toMatchObject({ model: 'judge-2' });
  });

  it('the same model, paused: goes on with the new budget', async () => {
    const of = { method: 'l-face4rag', endpoint: await endpoint(), model: 'judge-1' };
    const id = await ordered(of);
    await pauseRun(lead, projectId, id);
    expect(await ordered({ ...of, budget: 5 })).toBe(id);
    expect(await getRun(lead, projectId, id)).toMatchObject({ state: 'queued', account: { budget: 5 } });
  });

  it('other parameters of a method that asks a model: leaves the run alone and starts another', async () => {
    const of = { method: 'l-face4rag', endpoint: await endpoint(), model: 'judge-1' };
    const first = await ordered(of);
    await pauseRun(lead, projectId, first);
    const second = await ordered({ ...of, factsOnly: true });
    expect(await ordered({ ...of, factsOnly: true })).toBe(second);
    expect((await getRun(lead, projectId, first)).state).toBe('paused');
    expect(said).toEqual([`Going on with run ${second}.`]);
  });

  it('a budget where the model has no prices: is refused, and nothing is started', async () => {
    const of = { method: 'l-face4rag', endpoint: await endpoint({}), model: 'judge-1' };
    await expect(ordered({ ...of, budget: 5 })).rejects.toThrow('--budget says nothing without prices: ');
    expect(await test.db.run.count({ where: { projectId } })).toBe(0);
  });

  it('the same model over another endpoint: is refused while the first is going', async () => {
    const of = { method: 'l-face4rag', model: 'judge-1' };
    await ordered({ ...of, endpoint: await endpoint() });
    await expect(ordered({ ...of, endpoint: await endpoint() })).rejects.toMatchObject({
      error: { code: 'state', reason: 'already_running' },
    });
  });
});
