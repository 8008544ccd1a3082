import { describe, expect, it } from 'vitest';
import { proposedBudget, tokenCost } from './token-cost';

const model = { name: 'judge-1', inputPrice: 2, outputPrice: 10, cachedInputPrice: 1, batchShare: 0.5 };
const tokens = { calls: 4, promptTokens: 1_000_000, cachedTokens: 500_000, completionTokens: 100_000 };
const each = [
  { calls: 2, promptTokens: 2_000, cachedTokens: 0, completionTokens: 10 },
  { calls: 0, promptTokens: 0, cachedTokens: 0, completionTokens: 0 },
];

describe('tokenCost', () => {
  it('tokens at the prices of a model, in batches, and the most of one call', () => {
    expect(tokenCost({ tokens, each, longestReply: 1_000, model })).toEqual({
      cost: 1 + 0.5 + 1,
      batchCost: 1.25,
      // Six times 1,000 tokens of the longest prompt, and the longest reply.
      mostOfCall: 0.022,
      priced: true,
    });
  });

  it('no model, or one without prices: costs nothing, and says so', () => {
    const free = { cost: 0, batchCost: 0, mostOfCall: 0, priced: false };
    expect(tokenCost({ tokens, each, longestReply: 1_000, model: null })).toEqual(free);
    const unpriced = { name: 'judge-1', inputPrice: 0, outputPrice: 0, cachedInputPrice: null };
    expect(tokenCost({ tokens, each: [], longestReply: 1_000, model: unpriced })).toEqual(free);
  });
});

describe('proposedBudget', () => {
  it.each([
    [0, 0, null],
    [1, 0, 1.5],
    [1.01, 0, 1.6],
    [0.001, 0.0001, 0.0016],
    [100, 1, 160],
  ])('%d with a call of %d: %s', (cost, mostOfCall, budget) => {
    expect(proposedBudget({ cost, mostOfCall })).toBe(budget);
  });
});
