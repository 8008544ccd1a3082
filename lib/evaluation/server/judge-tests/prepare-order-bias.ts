import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { AppFailure, fail } from '@/lib/errors';
import { requireEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import { type EmbeddingModel, namedRefusals, type TestOrder } from '../../judge-test/settings';
import type { OrderPair, PairFile } from '../../order-bias/pair';
import { pairTokens } from '../../order-bias/pair-tokens';
import { ORDER_BIAS } from '../../order-bias/prompts';
import { makeGoldPairs } from './make-gold-pairs';
import type { PreparedTest } from './prepared-test';

/** What an order-bias test is ordered with beside its model and file. */
export type OrderBiasOrder = Pick<TestOrder, 'size'> & {
  minimumPassRate: number;
  embedding?: EmbeddingModel | null;
};

/** What an order-bias test asks: the first pairs of a file, or pairs made from the project's gold. Fails with `invalid`/embedding. */
export async function prepareOrderBias(
  ctx: Ctx,
  projectId: string,
  { size, minimumPassRate, embedding = null }: OrderBiasOrder,
  file: PairFile | null,
): Promise<PreparedTest<OrderPair>> {
  if (embedding) await requireEmbedding(ctx.db, embedding);
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
      embedding,
      refused: namedRefusals(refused),
    },
    items: pairs.slice(0, size),
    tokensOf: pairTokens,
    longestReply: LONGEST_REPLY,
  };
}

/** Makes sure that an endpoint in use has the model: its owner adds it to the endpoint's, with what it costs. */
async function requireEmbedding(db: Db, { endpointId, model }: EmbeddingModel): Promise<void> {
  try {
    await requireEndpoint(db, { endpointId: rowId(endpointId, 'endpoint'), model });
  } catch (error) {
    if (!(error instanceof AppFailure)) throw error;
    fail({ code: 'invalid', issues: [{ path: 'embedding', code: 'invalid_value' }] });
  }
}
