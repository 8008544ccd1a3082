import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { countedRow, ownRow } from '@/lib/progress/server/counted';
import { can } from '@/lib/project/access';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { type Visibility, seenBy } from '@/lib/sample/server/sample-filter';
import { agreementWithMethod, type ExposureCount } from '@/lib/annotation/exposure/exposure-rates';
import { type ExposureReport, exposureReport } from '@/lib/annotation/exposure/exposure-report';

/**
 * How judges' predictions have moved labels, of submitted annotations that count: everybody's for leads and readers, for an
 * annotator their own. How often annotators agree with judges they have not seen is not for annotators: with few labels it
 * would tell what the judge says. Each person's rates are for leads.
 */
export async function loadExposure(
  ctx: Ctx,
  projectId: string,
): Promise<ExposureReport & { everybody: boolean; leads: boolean }> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const counts = await loadExposureCounts(ctx, projectId, visibilityOf(ctx.actor, access.role));
  const [everybody, leads] = [can(ctx.actor, access.role, 'figures'), can(ctx.actor, access.role, 'lead')];
  const report = exposureReport(counts);
  return {
    ...report,
    byAnnotator: everybody && !leads ? [] : report.byAnnotator,
    agreement: everybody ? agreementWithMethod(counts) : null,
    everybody,
    leads,
  };
}

const part = (table: string): Prisma.Sql =>
  Prisma.raw(
    `jsonb_build_object('fact', ${table}.fact, 'logic', ${table}.logic, 'errorType', ${table}."errorType")`,
  );

/** Labels that are alike are counted here, so that a project of any size comes as a few hundred rows. */
async function loadExposureCounts(
  ctx: Ctx,
  projectId: string,
  visibility: Visibility,
): Promise<ExposureCount[]> {
  return ctx.db.$queryRaw<ExposureCount[]>`
    SELECT w.id AS "authorId", w.name AS author, r.method, x.arm, ${part('l')} AS label, ${part('m')} AS machine,
      CASE WHEN x.arm <> 'reveal' OR l."revealedAt" IS NULL THEN NULL WHEN f.id IS NULL THEN ${part('l')} ELSE f.before END AS own,
      coalesce(f.exposure, l.exposure) IN ('nothing', 'segmentation') AS unseen,
      count(*)::int AS count
    FROM "Annotation" a
    JOIN "Sample" s ON s.id = a."sampleId" AND s."withdrawnAt" IS NULL
    JOIN "Author" w ON w.id = a."authorId"
    JOIN "Annotation" d ON d.id = a."derivedFromId"
    JOIN "Run" r ON r.id = d."runId"
    JOIN "SegmentationItem" i ON i."segmentationId" = a."segmentationId"
    JOIN "Label" l ON l."annotationId" = a.id AND l."segmentId" = i."segmentId" AND l."decidedAt" IS NOT NULL
    JOIN "Label" m ON m."annotationId" = d.id AND m."segmentId" = i."segmentId"
    CROSS JOIN LATERAL (
      SELECT CASE WHEN a.control THEN 'control' ELSE coalesce(a.policy::text, 'prefilled') END AS arm) x
    LEFT JOIN LATERAL (
      SELECT * FROM "Flip" e WHERE e."annotationId" = a.id AND e."segmentId" = l."segmentId"
      ORDER BY e.id LIMIT 1) f ON x.arm = 'reveal'
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
      AND ${'all' in visibility ? countedRow('a') : ownRow('a')} ${seenBy(visibility)}
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`;
}
