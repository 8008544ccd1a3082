import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import type { Method } from '@/lib/consistency/method';
import { askedParams } from '@/lib/consistency/server/control/resolve-params';
import { NO_TOKENS } from '@/lib/consistency/token-estimate';
import type { TestOrder } from '../../judge-test/settings';
import { drawOfBoth } from '../../stability/draw-of-both';
import { STABILITY } from '../../stability/perturbations';
import type { StabilityItem } from '../../stability/stability-item';
import { stabilityItems } from '../../stability/stability-items';
import { loadGoldAnswers, loadGoldSamples } from './load-gold-samples';
import type { PreparedTest } from './prepared-test';

/** The judge of a stability test: a method, and what is asked for of its parameters. */
export type StabilityOrder = Pick<TestOrder, 'size'> & { method: string; params?: unknown };

/** What a stability test asks. Fails with `not_found`/method for a method that asks no model. */
export async function prepareStability(
  ctx: Ctx,
  projectId: string,
  order: StabilityOrder,
  methods: readonly Method[],
): Promise<PreparedTest<StabilityItem>> {
  const method = methods.find(({ id, needsEndpoint }) => needsEndpoint && id === order.method);
  if (!method) fail({ code: 'not_found', object: 'method' });
  const params = askedParams(method, order.params ?? {});
  const answers = await loadGoldAnswers(ctx, projectId);
  const chosen = drawOfBoth(answers, order.size);
  const { items, leftOut } = stabilityItems(await loadGoldSamples(ctx.db, chosen));
  const judge = { method: method.id, methodVersion: method.version, params: params as Prisma.InputJsonValue };
  return {
    ...STABILITY,
    params: judge,
    settings: { test: 'stability', ...judge, samples: chosen.length, leftOut },
    items,
    tokensOf: ({ input }) => method.estimateTokens?.(input, params) ?? NO_TOKENS,
    longestReply: method.longestReply ?? 0,
  };
}
