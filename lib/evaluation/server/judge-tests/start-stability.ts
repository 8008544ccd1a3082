import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import type { Method } from '@/lib/consistency/method';
import { METHODS } from '@/lib/consistency/methods/registry';
import { requireProject } from '@/lib/project/server/require-project';
import type { TestOrder } from '../../judge-test/settings';
import { createJudgeTest } from './create-judge-test';
import { prepareStability, type StabilityOrder } from './prepare-stability';

/**
 * Starts a stability test of a judge, which is a method over a model, on samples of the project that have gold. Fails as
 * prepareStability and createJudgeTest do. Leads only.
 */
export async function startStability(
  ctx: Ctx,
  projectId: string,
  order: TestOrder & StabilityOrder,
  methods: readonly Method[] = METHODS,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  return createJudgeTest(ctx, projectId, order, await prepareStability(ctx, projectId, order, methods));
}
