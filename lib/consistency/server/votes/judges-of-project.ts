import type { Db } from '@/lib/db/client';
import type { PrefillOption } from '@/lib/consistency/prefill-view-schema';

/** A method with its model and parameters, named by the latest run that judged so. */
export type ProjectJudge = Omit<PrefillOption, 'createdAt'> & {
  createdAt: Date;
  /** The project has its drafts start from its predictions. */
  chosen: boolean;
};

/** Every method with its model and parameters that has current predictions in a project, or pre-fills it; the latest first. */
export const judgesOfProject = (db: Db, projectId: string): Promise<ProjectJudge[]> =>
  db.$queryRaw<ProjectJudge[]>`
    SELECT (array_agg(r.id ORDER BY r."createdAt" DESC, r.id))[1] AS "runId", r.method, r.version, r.model, r.params,
      (array_agg(to_jsonb(r.judges)))[1] AS judges, max(r."createdAt") AS "createdAt",
      coalesce(sum(current.n), 0)::int AS samples, bool_or(r.id IS NOT DISTINCT FROM p."prefillRunId") AS chosen
    FROM "Run" r JOIN "Project" p ON p.id = r."projectId" LEFT JOIN (
      SELECT a."runId", count(*) AS n FROM "Annotation" a
      WHERE a."projectId" = ${projectId}::uuid AND a.source = 'method' AND NOT a.superseded GROUP BY a."runId"
    ) current ON current."runId" = r.id
    WHERE r."projectId" = ${projectId}::uuid
    GROUP BY r.method, r.version, r.model, r.params
    HAVING sum(current.n) > 0 OR bool_or(r.id IS NOT DISTINCT FROM p."prefillRunId")
    ORDER BY max(r."createdAt") DESC`;
