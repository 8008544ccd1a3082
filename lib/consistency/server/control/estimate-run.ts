import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { methodById } from '@/lib/consistency/methods/registry';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { type Estimate, estimateMethod } from './estimate-method';
import { runEndpoint } from './run-endpoint';

/**
 * What a full run with the dry run's method, model and parameters would take over a choice of samples, corrected by what the
 * dry run took of its own. Fails with `not_found` for anything but a dry run. For leads.
 */
export async function estimateRun(
  ctx: Ctx,
  projectId: string,
  dryRunId: string,
  choice: SampleChoice,
): Promise<Estimate> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const dryRun = await ctx.db.run.findFirst({
    where: { id: rowId(dryRunId, 'run'), projectId, kind: 'dry_run' },
  });
  const method = dryRun && methodById(dryRun.method);
  if (!dryRun || !method?.estimateTokens) fail({ code: 'not_found', object: 'run' });
  const endpoint = await runEndpoint(ctx.db, method, dryRun);
  const { params } = dryRun;
  return estimateMethod(ctx.db, {
    projectId,
    method,
    params,
    model: endpoint?.model ?? null,
    choice,
    dryRun,
  });
}
