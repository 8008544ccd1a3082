import { z } from 'zod';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { hashOf } from './hash';
import { proposedBudget, tokenCost } from './token-cost';
import { added, NO_TOKENS, roundedTokens, times, type TokenEstimate } from '../token-estimate';

/** What a run that asks about items would take of its model, from their texts. Money in the currency of the prices. */
export const itemEstimateSchema = z.object({
  items: z.number(),
  calls: z.number(),
  promptTokens: z.number(),
  completionTokens: z.number(),
  cost: z.number(),
  /** What one call may cost at most: a call is made only while as much is left of the budget. */
  mostOfCall: z.number(),
  /** Whether the model has prices; without them the cost says nothing. */
  priced: z.boolean(),
  /** Null without prices. */
  proposedBudget: z.number().nullable(),
});
export type ItemEstimate = z.infer<typeof itemEstimateSchema>;

/** Items whose texts an estimate for all of them is based on, drawn by a hash. */
const LOOKED_AT = 200;

interface Of<Item> {
  items: readonly Item[];
  /** How many there are in all, where these are only some of them. */
  of?: number;
  /** What asking about one item takes, without a reply that cannot be read. */
  tokensOf(item: Item): TokenEstimate;
  /** The longest reply that is asked for, in tokens. */
  longestReply: number;
  model: EndpointModel;
}

/** What asking about items takes of a model, and the budget that follows. Replies that are stored are counted like those that are not. */
export function estimateItems<Item>({
  items,
  of = items.length,
  tokensOf,
  longestReply,
  model,
}: Of<Item>): ItemEstimate {
  const looked = items
    .map((item, at) => ({ item, lot: hashOf(`estimate ${at}`) }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, LOOKED_AT);
  const each = looked.map(({ item }) => tokensOf(item));
  const all = each.reduce(added, NO_TOKENS);
  const tokens = roundedTokens(each.length === 0 ? all : times(all, of / each.length));
  const { cost, mostOfCall, priced } = tokenCost({ tokens, each, longestReply, model });
  const { calls, promptTokens, completionTokens } = tokens;
  return {
    ...{ items: of, calls, promptTokens, completionTokens, cost, mostOfCall, priced },
    proposedBudget: priced ? proposedBudget({ cost, mostOfCall }) : null,
  };
}
