import type { TokenEstimate } from '@/lib/consistency/token-estimate';
import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import { pairMessages } from './ask-pair';
import type { OrderPair } from './pair';

/** The reply that is asked for. */
const REPLY = '{"choice": "A"}';

/** What asking about a pair in both orders takes, each reply being one that can be read. */
export function pairTokens(pair: OrderPair): TokenEstimate {
  const { correct, incorrect } = pair;
  const promptTokens = countTokens(pairMessages(pair, [correct, incorrect]));
  return {
    calls: 2,
    promptTokens: 2 * promptTokens,
    cachedTokens: 0,
    completionTokens: 2 * textTokens(REPLY),
  };
}
