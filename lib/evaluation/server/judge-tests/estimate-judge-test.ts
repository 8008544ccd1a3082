import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { Method } from '@/lib/consistency/method';
import { estimateItems } from '@/lib/consistency/ask/item-estimate';
import { METHODS } from '@/lib/consistency/methods/registry';
import { requireEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { requireProject } from '@/lib/project/server/require-project';
import type { TestOrder } from '../../judge-test/settings';
import type { TestEstimate } from '../../judge-test/view-schema';
import type { PairFile } from '../../order-bias/pair';
import { type OrderBiasOrder, prepareOrderBias } from './prepare-order-bias';
import { prepareStability, type StabilityOrder } from './prepare-stability';
import type { PreparedTest } from './prepared-test';

type Order = Omit<TestOrder, 'budget'>;

/** What an order-bias test would take, from its texts. Fails as startOrderBias does. Leads only. */
export async function estimateOrderBias(
  ctx: Ctx,
  projectId: string,
  order: Order & OrderBiasOrder,
  file: PairFile | null = null,
): Promise<TestEstimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  return estimateOf(ctx, order, await prepareOrderBias(ctx, projectId, order, file));
}

/** What a stability test would take, from its texts. Fails as startStability does. Leads only. */
export async function estimateStability(
  ctx: Ctx,
  projectId: string,
  order: Order & StabilityOrder,
  methods: readonly Method[] = METHODS,
): Promise<TestEstimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  return estimateOf(ctx, order, await prepareStability(ctx, projectId, order, methods));
}

async function estimateOf<Item extends object>(
  ctx: Ctx,
  { endpointId, model: name }: Order,
  { settings, ...prepared }: PreparedTest<Item>,
): Promise<TestEstimate> {
  const { model } = await requireEndpoint(ctx.db, { endpointId: rowId(endpointId, 'endpoint'), model: name });
  if (prepared.items.length === 0) fail({ code: 'state', object: 'run', reason: 'nothing_to_test' });
  const counts =
    settings.test === 'order_bias'
      ? { samples: null, leftOut: settings.refused.count }
      : { samples: settings.samples, leftOut: sum(Object.values(settings.leftOut)) };
  return { ...counts, ...estimateItems({ ...prepared, model }) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
