import type { Ctx } from '@/lib/auth/ctx';
import type { Prefill } from '@/lib/consistency/prefill-view-schema';
import { NEVER_PREFILL } from '@/lib/consistency/methods/registry';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { judgesOfProject } from '../votes/judges-of-project';

/** What pre-fills the samples of a project, and every method with its model and parameters that could; for its leads. */
export async function getPrefill(ctx: Ctx, projectId: string): Promise<Prefill> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const judges = await judgesOfProject(ctx.db, projectId);
  const rows = judges.filter(({ method }) => !NEVER_PREFILL.includes(method));
  return {
    runId: rows.find(({ chosen }) => chosen)?.runId ?? null,
    options: rows.map(({ chosen: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
  };
}
