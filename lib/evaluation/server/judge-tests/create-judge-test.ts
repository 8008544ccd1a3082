import type { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { createItemRun } from '@/lib/consistency/server/items/create-item-run';
import { fail } from '@/lib/errors';
import type { TestOrder } from '../../judge-test/settings';
import type { PreparedTest } from './prepared-test';

/**
 * Puts a test of a judge into the queue. For verbs that have asked whether the actor leads the project. Fails with
 * `state`/nothing_to_test without an item, and as createItemRun does.
 */
export async function createJudgeTest(
  ctx: Ctx,
  projectId: string,
  { endpointId, model, budget }: TestOrder,
  { id: method, version, params, settings, items }: PreparedTest,
): Promise<{ id: string }> {
  if (items.length === 0) fail({ code: 'state', object: 'run', reason: 'nothing_to_test' });
  const judgeTest = { create: { test: settings.test, settings: settings as Prisma.InputJsonValue } };
  const what = { kind: 'test', method, version, params, endpointId, model, budget } as const;
  return createItemRun(ctx, projectId, { ...what, items, judgeTest });
}
