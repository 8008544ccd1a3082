import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';

const WINDOW_MS = 60_000;

/** Samples that a run has read in the last minute, by all workers. For leads. */
export async function runRate(ctx: Ctx, projectId: string, runId: string): Promise<number> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const since = new Date(now().getTime() - WINDOW_MS);
  const where = { runId: rowId(runId, 'run'), run: { projectId } };
  return ctx.db.annotation.count({ where: { ...where, updatedAt: { gt: since } } });
}
