import type { Ctx } from '@/lib/auth/ctx';
import type { Prefill, PrefillOption } from '@/lib/consistency/prefill-view-schema';
import { NEVER_PREFILL } from '@/lib/consistency/methods/registry';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';

type Row = Omit<PrefillOption, 'createdAt'> & { createdAt: Date; chosen: boolean };

/** What pre-fills the samples of a project, and every method with its model and parameters that could; for its leads. */
export async function getPrefill(ctx: Ctx, projectId: string): Promise<Prefill> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT (array_agg(r.id ORDER BY r."createdAt" DESC, r.id))[1] AS "runId", r.method, r.version, r.model, r.params,
      (array_agg(to_jsonb(r.judges)))[1] AS judges, max(r."createdAt") AS "createdAt",
      coalesce(sum(current.n), 0)::int AS samples, bool_or(r.id IS NOT DISTINCT FROM p."prefillRunId") AS chosen
    FROM "Run" r JOIN "Project" p ON p.id = r."projectId" LEFT JOIN (
      SELECT a."runId", count(*) AS n FROM "Annotation" a
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'method' AND NOT a.superseded GROUP BY a."runId"
    ) current ON current."runId" = r.id
    WHERE r."projectId" = ${projectId}::uuid AND r.method <> ALL(${NEVER_PREFILL})
    GROUP BY r.method, r.version, r.model, r.params
    HAVING sum(current.n) > 0 OR bool_or(r.id IS NOT DISTINCT FROM p."prefillRunId")
    ORDER BY max(r."createdAt") DESC`;
  return {
    runId: rows.find(({ chosen }) => chosen)?.runId ?? null,
    options: rows.map(({ chosen: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
  };
}
