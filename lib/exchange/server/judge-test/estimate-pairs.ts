import { estimateItems } from '@/lib/consistency/ask/item-estimate';
import type { TestEstimate } from '@/lib/evaluation/judge-test/view-schema';
import { pairTokens } from '@/lib/evaluation/order-bias/pair-tokens';
import type { EndpointModel } from '@/lib/llm/endpoint';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { type PairFileChoice, readPairFile } from './read-pair-file';

/** What asking a model about the pairs of a file in both orders would take; nothing is asked and nothing written. */
export async function estimatePairs(choice: PairFileChoice, model: EndpointModel): Promise<TestEstimate> {
  const { pairs, refused } = await readPairFile(choice);
  const estimate = estimateItems({ items: pairs, tokensOf: pairTokens, longestReply: LONGEST_REPLY, model });
  return { ...estimate, samples: null, leftOut: refused.length };
}
