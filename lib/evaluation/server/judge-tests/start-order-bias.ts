import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { TestOrder } from '../../judge-test/settings';
import type { PairFile } from '../../order-bias/pair';
import { createJudgeTest } from './create-judge-test';
import { type OrderBiasOrder, prepareOrderBias } from './prepare-order-bias';

/**
 * Starts an order-bias test of a model, over the first pairs of a file or pairs made from the project's gold. Fails as
 * createJudgeTest does. Leads only.
 */
export async function startOrderBias(
  ctx: Ctx,
  projectId: string,
  order: TestOrder & OrderBiasOrder,
  file: PairFile | null = null,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  return createJudgeTest(ctx, projectId, order, await prepareOrderBias(ctx, projectId, order, file));
}
