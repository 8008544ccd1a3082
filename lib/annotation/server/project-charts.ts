import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { eyesOf } from '@/lib/sample/server/eyes-of';
import { seenBy } from '@/lib/sample/server/sample-filter';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { type DayCount, lastDays } from '../daily';

const DAYS = 14;

/** What the home of a project draws: of everybody's submitted annotations, for an annotator of their own. */
export interface ProjectCharts {
  /** Answers that hold an error of the type, in the order of the typology; types that nobody found are left out. */
  types: { type: ErrorType; count: number }[];
  /** Submissions of the last fourteen days, UTC; today is the last. */
  days: DayCount[];
}

export async function projectCharts(ctx: Ctx, projectId: string): Promise<ProjectCharts> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const eyes = eyesOf(ctx.actor, access.role);
  const submitted = Prisma.sql`
    FROM "Annotation" a
    WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' AND a.state = 'submitted'
      AND NOT EXISTS (SELECT FROM "Sample" s WHERE s.id = a."sampleId" AND s."withdrawnAt" IS NOT NULL) ${seenBy(eyes)}`;
  const today = now();
  const since = new Date(today.getTime() - DAYS * 24 * 60 * 60 * 1000);
  const [found, days] = await Promise.all([
    ctx.db.$queryRaw<{ type: ErrorType; count: number }[]>`
      SELECT type, count(*)::int AS count
      FROM (SELECT DISTINCT a."sampleId", unnest(a."errorTypes") AS type ${submitted} AND a."errorTypes" <> '{}') found
      GROUP BY type`,
    ctx.db.$queryRaw<DayCount[]>`
      SELECT to_char(a."submittedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS count
      ${submitted} AND a."submittedAt" >= ${since}
      GROUP BY 1`,
  ]);
  const counts = new Map(found.map(({ type, count }) => [type, count]));
  return {
    types: ERROR_TYPES.flatMap((type) => {
      const count = counts.get(type);
      return count ? [{ type, count }] : [];
    }),
    days: lastDays(days, today, DAYS),
  };
}
