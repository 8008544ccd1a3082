import type { Ctx } from '@/lib/auth/ctx';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { namedRefusals, type TestOrder } from '../../judge-test/settings';
import type { OrderPair, PairFile } from '../../order-bias/pair';
import { pairTokens } from '../../order-bias/pair-tokens';
import { ORDER_BIAS } from '../../order-bias/prompts';
import { makeGoldPairs } from './make-gold-pairs';
import type { PreparedTest } from './prepared-test';

/** What an order-bias test asks: the first pairs of a file, or pairs made from the project's gold. */
export async function prepareOrderBias(
  ctx: Ctx,
  projectId: string,
  { size, minimumPassRate }: Pick<TestOrder, 'size'> & { minimumPassRate: number },
  file: PairFile | null,
): Promise<PreparedTest<OrderPair>> {
  const { pairs, refused } = file ?? (await makeGoldPairs(ctx, projectId, size));
  const { id, version, prompts } = ORDER_BIAS;
  return {
    id,
    version,
    params: { prompts },
    settings: {
      test: 'order_bias',
      file: file?.name ?? null,
      minimumPassRate,
      refused: namedRefusals(refused),
    },
    items: pairs.slice(0, size),
    tokensOf: pairTokens,
    longestReply: LONGEST_REPLY,
  };
}
