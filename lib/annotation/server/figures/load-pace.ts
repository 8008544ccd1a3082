import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { countedRow, ownRow } from '@/lib/progress/server/counted';
import { can } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { seenBy } from '@/lib/sample/server/sample-filter';
import { type PaceOf, type PaceRow, paceRows } from '@/lib/annotation/figures/pace';

/**
 * Active time a segment by person and arm, of submitted annotations that count: everybody's for leads and readers, for an annotator their own.
 * Of each annotation its active time by the number of its segments; what was never timed (imported, say) has no part.
 * Quartiles lie between two annotations in proportion (percentile_cont). Each person's is for leads.
 */
export async function loadPace(
  ctx: Ctx,
  projectId: string,
): Promise<{ all: PaceRow; byAnnotator: PaceRow[] }> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const visibility = visibilityOf(ctx.actor, access.role);
  const leads = can(ctx.actor, access.role, 'lead');
  const paces = paceRows(
    await ctx.db.$queryRaw<PaceOf[]>`
      SELECT "authorId", author, arm, q[1] AS "lowerMs", q[2] AS "medianMs", q[3] AS "upperMs", annotations
      FROM (
        SELECT "authorId", author, arm, count(*)::int AS annotations,
          percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY ms) AS q
        FROM (
          SELECT a."authorId", w.name AS author,
            CASE WHEN a.policy = 'blind' THEN 'blind' WHEN a.control THEN 'control'
              ELSE coalesce(a.policy::text, 'prefilled') END AS arm,
            a."activeMs"::float8 / nullif(
              (SELECT count(*) FROM "SegmentationItem" i WHERE i."segmentationId" = a."segmentationId"), 0) AS ms
          FROM "Annotation" a
          JOIN "Sample" s ON s.id = a."sampleId" AND s."withdrawnAt" IS NULL
          JOIN "Author" w ON w.id = a."authorId"
          WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
            AND a."activeMs" > 0 AND ${'all' in visibility ? countedRow('a') : ownRow('a')} ${seenBy(visibility)}) timed
        GROUP BY GROUPING SETS (("authorId", author, arm), ("authorId", author), (arm), ())
        HAVING count(*) > 0) paces`,
  );
  return 'all' in visibility && !leads ? { ...paces, byAnnotator: [] } : paces;
}
