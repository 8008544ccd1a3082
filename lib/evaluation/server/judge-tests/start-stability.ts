import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { askedParams } from '@/lib/consistency/server/control/resolve-params';
import { requireProject } from '@/lib/project/server/require-project';
import type { TestOrder } from '../../judge-test/settings';
import { drawOfBoth } from '../../stability/draw-of-both';
import { STABILITY } from '../../stability/perturbations';
import { stabilityItems } from '../../stability/stability-items';
import { createJudgeTest } from './create-judge-test';
import { loadGoldAnswers, loadGoldSamples } from './load-gold-samples';

/**
 * Starts a stability test of a judge, which is a method over a model, on samples of the project that have gold. Fails with
 * `not_found`/method for one that asks no model, and as createJudgeTest does. Leads only.
 */
export async function startStability(
  ctx: Ctx,
  projectId: string,
  order: TestOrder & { method: string; params?: unknown },
  methods: readonly Method[] = METHODS,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const method = methods.find(({ id, needsEndpoint }) => needsEndpoint && id === order.method);
  if (!method) fail({ code: 'not_found', object: 'method' });
  const params = askedParams(method, order.params ?? {}) as Prisma.InputJsonValue;
  const answers = await loadGoldAnswers(ctx, projectId);
  const chosen = drawOfBoth(answers, order.size);
  const { items, leftOut } = stabilityItems(await loadGoldSamples(ctx.db, chosen));
  const judge = { method: method.id, methodVersion: method.version, params };
  return createJudgeTest(ctx, projectId, order, {
    ...STABILITY,
    params: judge,
    settings: { test: 'stability', ...judge, samples: chosen.length, leftOut },
    items,
  });
}
