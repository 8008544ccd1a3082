import { type EndpointModel, isPriced } from '@/lib/llm/endpoint';
import { batchPrices, costMicros, fromMicros, mostMicros } from '@/lib/llm/price';
import type { TokenEstimate } from '../token-estimate';

/** Before a call its prompt is counted by bytes, as it could be at most; a token has seldom more than six. */
const LONGER = 6;

/** What calls cost, in the currency of the prices. */
export interface TokenCost {
  cost: number;
  /** The same where they go in batches. */
  batchCost: number;
  /** What one call may cost at most, which has to be left of a budget before each call. */
  mostOfCall: number;
  /** Whether the model has prices: without, the cost says nothing. */
  priced: boolean;
}

interface Of {
  /** All that is to be asked. */
  tokens: TokenEstimate;
  /** What single samples or items take: the longest prompt of one of their calls is what a call may be at most. */
  each: readonly TokenEstimate[];
  /** The longest reply that is asked for, in tokens. */
  longestReply: number;
  /** With its prices; null: no model is asked. */
  model: EndpointModel | null;
}

/** What an estimate of tokens comes to at a model's prices. */
export function tokenCost({ tokens, each, longestReply, model }: Of): TokenCost {
  const prices = model ?? { name: '', inputPrice: 0, outputPrice: 0, cachedInputPrice: null };
  const usage = {
    prompt: tokens.promptTokens,
    cachedPrompt: tokens.cachedTokens,
    completion: tokens.completionTokens,
  };
  const prompts = each
    .filter(({ calls }) => calls > 0)
    .map(({ calls, promptTokens }) => promptTokens / calls);
  const longest = Math.round(LONGER * Math.max(0, ...prompts));
  return {
    cost: fromMicros(costMicros(usage, prices)),
    batchCost: fromMicros(costMicros(usage, batchPrices(prices))),
    mostOfCall: fromMicros(mostMicros(longest, longestReply, prices)),
    priced: isPriced(prices),
  };
}

/** Room above the estimate that a budget is proposed with. */
const ROOM = 1.5;

/** With room above the estimate and for one call more, rounded up to two digits that matter; null: nothing costs anything. */
export function proposedBudget({ cost, mostOfCall }: Pick<TokenCost, 'cost' | 'mostOfCall'>): number | null {
  const wanted = cost * ROOM + mostOfCall;
  if (wanted === 0) return null;
  const unit = 10 ** (Math.floor(Math.log10(wanted)) - 1);
  // Without the floating-point error of the quotient, which must not round up.
  const units = Math.ceil(Number((wanted / unit).toPrecision(12)));
  return Number((units * unit).toPrecision(2));
}
