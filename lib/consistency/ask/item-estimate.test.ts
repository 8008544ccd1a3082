import { describe, expect, it } from 'vitest';
import { estimateItems } from './item-estimate';

const model = { name: 'judge-1', inputPrice: 2, outputPrice: 10, cachedInputPrice: null };
const tokensOf = (promptTokens: number) => ({
  calls: 2,
  promptTokens,
  cachedTokens: 0,
  completionTokens: 16,
});

describe('estimateItems', () => {
  it('sums what the items take, and proposes a budget with room for half as much and one call more', () => {
    expect(estimateItems({ items: [1_000, 3_000], tokensOf, longestReply: 1_000, model })).toEqual({
      items: 2,
      calls: 4,
      promptTokens: 4_000,
      completionTokens: 32,
      // 4,000 at 2 and 32 at 10 a million.
      cost: 0.00832,
      // Six times 1,500 tokens of a prompt, and 1,000 of a reply.
      mostOfCall: 0.028,
      priced: true,
      proposedBudget: 0.041,
    });
  });

  it('of many items those that are looked at stand for all', () => {
    const items = Array.from({ length: 5_000 }, () => 1_000);
    let looked = 0;
    const counted = (tokens: number) => ((looked += 1), tokensOf(tokens));
    const { calls, promptTokens } = estimateItems({ items, tokensOf: counted, longestReply: 1, model });
    expect({ calls, promptTokens, looked }).toEqual({ calls: 10_000, promptTokens: 5_000_000, looked: 200 });
  });

  it('without prices there is no budget, without items nothing', () => {
    const unpriced = { ...model, inputPrice: 0, outputPrice: 0 };
    expect(estimateItems({ items: [1_000], tokensOf, longestReply: 1, model: unpriced })).toMatchObject({
      calls: 2,
      cost: 0,
      priced: false,
      proposedBudget: null,
    });
    expect(estimateItems({ items: [], tokensOf, longestReply: 1, model })).toMatchObject({
      items: 0,
      calls: 0,
    });
  });
});
