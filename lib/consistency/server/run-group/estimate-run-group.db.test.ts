import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { LATER, LATER_ZH, PLAIN } from '@/lib/testing/judge/ferry';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { statementJudge } from '@/lib/testing/judge/statement-judge';
import { sampleChoiceSchema } from '@/lib/consistency/run-order';
import { estimateRun } from '../control/estimate-run';
import { runMethod } from '../run-method';
import { estimateRunGroup } from './estimate-run-group';
import { getRunGroup } from './get-run-group';
import { startRunGroup } from './start-run-group';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
let server: LlmServer;
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  for (const texts of [PLAIN, LATER, LATER_ZH, PLAIN, LATER]) await sample(test.db, projectId, texts);
  server = await llmServer((request) => statementJudge(request, '22:00'));
});
afterEach(() => server.stop());
afterAll(() => closeBoss());

const METHODS = ['felm', 'offline', 'whole-answer'].map((method) => ({ method }));
async function over(prices: object = { inputPrice: 2, outputPrice: 10 }) {
  const { id: endpointId } = await createEndpoint(await person(test.db, 'owner'), {
    name: `Estimated ${(made += 1)}`,
    baseUrl: server.baseUrl,
    allowPrivate: true,
    models: [{ name: 'judge-1', ...prices }],
  });
  return { endpointId, model: 'judge-1' };
}

describe('the estimate of a run group', () => {
  it('without dry runs: from the texts, a call a sample of each method that asks, and their sum', async () => {
    const estimate = await estimateRunGroup(lead, projectId, { methods: METHODS, ...(await over()) });
    expect(estimate.methods).toMatchObject([
      { method: 'felm', samples: 5, calls: 5, dryRunId: null },
      { method: 'offline', samples: 5, calls: 0, cost: 0, dryRunId: null },
      { method: 'whole-answer', samples: 5, calls: 5, dryRunId: null },
    ]);
    const [felm, , whole] = estimate.methods;
    expect(estimate).toMatchObject({ samples: 5, calls: 10, priced: true });
    expect(estimate.cost).toBeCloseTo(felm!.cost + whole!.cost, 9);
    expect(estimate.promptTokens).toBe(felm!.promptTokens + whole!.promptTokens);
    expect(estimate.mostOfCall).toBeGreaterThan(0);
  });

  it('with dry runs: each method is corrected by its own, as alone', async () => {
    const endpoint = await over();
    const order = { methods: METHODS, ...endpoint };
    const { id } = await startRunGroup(lead, projectId, { ...order, kind: 'dry_run' });
    const { runs } = await getRunGroup(lead, projectId, id);
    const ctx = { actor: commandLineActor, db: test.db };
    for (const run of runs) await runMethod(ctx, run.id, new AbortController().signal);
    const { methods, cost } = await estimateRunGroup(lead, projectId, order);
    expect(methods.map(({ dryRunId }) => dryRunId)).toEqual([runs[0]!.id, null, runs[1]!.id]);
    const choice = sampleChoiceSchema.parse({});
    const alone = [];
    for (const run of runs) alone.push(await estimateRun(lead, projectId, run.id, choice));
    expect(cost).toBeCloseTo(alone[0]!.cost + alone[1]!.cost, 9);
    expect(methods[2]!.completionTokens).toBe(alone[1]!.tokenEstimate.completionTokens);
  });

  it('a model without prices: says so', async () => {
    const endpoint = await over({});
    expect(await estimateRunGroup(lead, projectId, { methods: METHODS, ...endpoint })).toMatchObject({
      priced: false,
      cost: 0,
    });
  });

  it('methods that ask no model: cost nothing, and need no endpoint', async () => {
    const methods = [{ method: 'offline' }];
    expect(await estimateRunGroup(lead, projectId, { methods })).toMatchObject({
      ...{ samples: 5, calls: 0, cost: 0, mostOfCall: 0, priced: true },
    });
  });

  it('nobody but a lead: is refused', async () => {
    const reader = await member(test.db, projectId, 'reader');
    await expect(
      estimateRunGroup(reader, projectId, { methods: [{ method: 'offline' }] }),
    ).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });
});
