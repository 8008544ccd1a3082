import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeBoss } from '@/lib/jobs/boss';
import { createEndpoint } from '@/lib/llm/server/create-endpoint';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { numberedPairs } from '@/lib/testing/judge/pair-judge';
import { pairTokens } from '../../order-bias/pair-tokens';
import { estimateOrderBias, estimateStability } from './estimate-judge-test';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
let endpointId: string;
let made = 0;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
  const endpoint = await createEndpoint(await person(test.db, 'owner'), {
    name: `Priced ${(made += 1)}`,
    baseUrl: 'https://judges.example/v1',
    models: [{ name: 'judge-1', inputPrice: 2, outputPrice: 10 }, { name: 'unpriced' }],
  });
  endpointId = endpoint.id;
});
afterAll(() => closeBoss());

const orderOf = (model = 'judge-1') => ({ endpointId, model, size: 100, minimumPassRate: 0.7 });
const file = (count: number) => ({
  name: 'pairs.csv',
  pairs: numberedPairs(count),
  refused: [{ name: '12', reason: 'equal' as const }],
});

describe('what a test would take', () => {
  it('order bias over a file: two calls a pair, their tokens and cost; nothing is started', async () => {
    const estimate = await estimateOrderBias(lead, projectId, { ...orderOf(), size: 3 }, file(10));
    const tokens = numberedPairs(3).map(pairTokens);
    const prompt = tokens.reduce((sum, { promptTokens }) => sum + promptTokens, 0);
    const reply = tokens.reduce((sum, { completionTokens }) => sum + completionTokens, 0);
    expect(estimate).toMatchObject({
      items: 3,
      samples: null,
      leftOut: 1,
      calls: 6,
      promptTokens: prompt,
      completionTokens: reply,
      cost: (2 * prompt + 10 * reply) / 1_000_000,
      priced: true,
    });
    expect(estimate.proposedBudget).toBeGreaterThan(estimate.cost + estimate.mostOfCall);
    expect(await test.db.run.count({ where: { projectId } })).toBe(0);
  });

  it('stability over gold: what the method estimates of each answer as it would be asked; no prices, no budget', async () => {
    const annotator = { ...(await member(test.db, projectId, 'annotator')), db: test.db };
    const texts = { question: 'Which colour?', reference: 'Boat 1 is red.', answer: 'Boat 1 is red.' };
    const { id: sampleId } = await sample(test.db, projectId, { ...texts, externalId: 'red' });
    await vote(annotator, { projectId, sampleId, ...(await cutAt(test.db, sampleId)) }, ['consistent']);
    const estimate = await estimateStability(lead, projectId, {
      ...orderOf('unpriced'),
      method: 'whole-answer',
    });
    expect(estimate).toMatchObject({
      samples: 1,
      calls: estimate.items,
      completionTokens: 80 * estimate.items,
      cost: 0,
      priced: false,
      proposedBudget: null,
    });
    // As it is, and with each of the six changes that can be made to it.
    expect(estimate.items + estimate.leftOut).toBe(7);
    expect(estimate.promptTokens).toBeGreaterThan(100 * estimate.items);
  });

  it('fails as the start does, and for those who do not lead', async () => {
    const order = orderOf();
    await expect(estimateOrderBias(lead, projectId, order)).rejects.toMatchObject({
      error: { reason: 'nothing_to_test' },
    });
    await expect(estimateOrderBias(lead, projectId, orderOf('judge-2'), file(1))).rejects.toMatchObject({
      error: { issues: [{ path: 'model' }] },
    });
    await expect(estimateStability(lead, projectId, { ...order, method: 'offline' })).rejects.toMatchObject({
      error: { object: 'method' },
    });
    for (const role of ['annotator', 'reader'] as const) {
      const ctx = await member(test.db, projectId, role);
      await expect(estimateOrderBias(ctx, projectId, order, file(1))).rejects.toThrow('forbidden');
      await expect(estimateStability(ctx, projectId, { ...order, method: 'whole-answer' })).rejects.toThrow(
        'forbidden',
      );
    }
    const { id: elsewhere } = await project(test.db);
    await expect(estimateOrderBias(lead, elsewhere, order, file(1))).rejects.toThrow('not_found');
  });
});
