import type { Prisma } from '@/generated/prisma/client';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/boss';
import { requireProject } from '@/lib/project/server/require-project';
import type { Method } from '../method';
import { METHODS } from '../methods/registry';
import { resolveParams } from './resolve-params';

/**
 * Puts a new run of a method over all samples of the project that are not withdrawn into the queue, in one transaction
 * with its row. Drafts that people have begun stay as they are; later ones start from the new readings. Without `params`
 * they are resolved from the project (a threshold from its reviewed segments). Fails with `state`/already_running while a
 * run of the same method is going. A lead's act.
 */
export async function startRun(
  ctx: Ctx,
  projectId: string,
  methodId: string,
  params?: unknown,
  methods: readonly Method[] = METHODS,
): Promise<{ id: string }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const method = methods.find(({ id }) => id === methodId);
  if (!method) fail({ code: 'not_found', object: 'method' });
  const resolved =
    params === undefined ? await resolveParams(ctx.db, projectId, method) : method.parse(params);
  return inTx(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
    const going = await tx.db.run.count({
      where: { projectId, method: method.id, state: { in: ['queued', 'running'] } },
    });
    if (going > 0) fail({ code: 'state', object: 'run', reason: 'already_running' });
    const run = await tx.db.run.create({
      data: {
        ...{ projectId, method: method.id, version: method.version, judges: [...method.judges(resolved)] },
        params: resolved as Prisma.InputJsonValue,
        total: await tx.db.sample.count({ where: { projectId, withdrawnAt: null } }),
        createdById: ctx.actor.userId,
      },
      select: { id: true },
    });
    await recordAudit(tx, {
      action: 'run.start',
      objectType: 'run',
      objectId: run.id,
      projectId,
      after: { method: method.id, version: method.version, params: resolved as Prisma.InputJsonValue },
    });
    await enqueue(tx.db, 'run-method', { runId: run.id });
    return run;
  });
}
