import { hashOf } from '@/lib/consistency/ask/hash';
import { proposedBudget, tokenCost } from '@/lib/consistency/ask/token-cost';
import { added, NO_TOKENS, roundedTokens, times, type TokenEstimate } from '@/lib/consistency/token-estimate';
import type { EndpointModel } from '@/lib/llm/endpoint';
import type { TestEstimate } from './view-schema';

/** Items whose texts an estimate for all of them is based on, drawn by a hash. */
const LOOKED_AT = 200;

interface Of<Item> {
  items: readonly Item[];
  /** What asking about one item takes, without a reply that cannot be read. */
  tokensOf(item: Item): TokenEstimate;
  /** The longest reply that is asked for, in tokens. */
  longestReply: number;
  model: EndpointModel;
}

/** What a test takes of its model, and the budget that follows. Replies that are stored are counted like those that are not. */
export function estimateTest<Item>({
  items,
  tokensOf,
  longestReply,
  model,
}: Of<Item>): Omit<TestEstimate, 'samples' | 'leftOut'> {
  const looked = items
    .map((item, at) => ({ item, lot: hashOf(`estimate ${at}`) }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, LOOKED_AT);
  const each = looked.map(({ item }) => tokensOf(item));
  const all = each.reduce(added, NO_TOKENS);
  const tokens = roundedTokens(each.length === 0 ? all : times(all, items.length / each.length));
  const { cost, mostOfCall, priced } = tokenCost({ tokens, each, longestReply, model });
  const { calls, promptTokens, completionTokens } = tokens;
  return {
    ...{ items: items.length, calls, promptTokens, completionTokens, cost, mostOfCall, priced },
    proposedBudget: priced ? proposedBudget({ cost, mostOfCall }) : null,
  };
}
