import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import type { RunKind } from '../../run-schema';

/** Kinds of run that ask about items. */
export type ItemRunKind = Exclude<RunKind, 'full' | 'dry_run'>;

/** Makes sure that a run of a project is of a kind, for those who lead it. Fails with `not_found`/run. */
export async function requireItemRun(
  ctx: Ctx,
  projectId: string,
  { runId, kind }: { runId: string; kind: ItemRunKind },
): Promise<void> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead', { writes: true });
  const found = await ctx.db.run.count({ where: { id: rowId(runId, 'run'), kind, projectId } });
  if (found === 0) fail({ code: 'not_found', object: 'run' });
}
