import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { namedRefusals, type TestOrder } from '../../judge-test/settings';
import type { PairFile } from '../../order-bias/pair';
import { ORDER_BIAS } from '../../order-bias/prompts';
import { createJudgeTest } from './create-judge-test';
import { makeGoldPairs } from './make-gold-pairs';

/**
 * Starts an order-bias test of a model, over the first pairs of a file or pairs made from the project's gold. Fails as
 * createJudgeTest does. Leads only.
 */
export async function startOrderBias(
  ctx: Ctx,
  projectId: string,
  order: TestOrder & { minimumPassRate: number },
  file: PairFile | null = null,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const { pairs, refused } = file ?? (await makeGoldPairs(ctx, projectId, order.size));
  const { id, version, prompts } = ORDER_BIAS;
  return createJudgeTest(ctx, projectId, order, {
    id,
    version,
    params: { prompts },
    settings: {
      test: 'order_bias',
      file: file?.name ?? null,
      minimumPassRate: order.minimumPassRate,
      refused: namedRefusals(refused),
    },
    items: pairs.slice(0, order.size),
  });
}
