import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { byName } from '@/lib/text/by-name';
import { STALLED_HOURS } from '@/lib/annotation/assignment/stalled';

/** What one person holds in one round and has not touched for STALLED_HOURS. */
export interface StalledPlaces {
  userId: string;
  name: string;
  roundId: string;
  count: number;
  /** ISO 8601: when the longest untouched of them was last worked on, or taken. */
  since: string;
}

/**
 * Who holds samples that they do not work on, by name; for leads. A touch is a credited stretch of work, or a change of the
 * annotation. What is only reserved has not been seen by its person.
 */
export async function listStalled(ctx: Ctx, projectId: string): Promise<StalledPlaces[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const before = new Date(now().getTime() - STALLED_HOURS * 3_600_000);
  const rows = await ctx.db.$queryRaw<(Omit<StalledPlaces, 'since'> & { since: Date })[]>`
    SELECT u.id AS "userId", u.name, c."roundId", count(*)::int AS count, min(touched.at) AS since
    FROM "Assignment" c
    JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
    JOIN "User" u ON u.id = c."userId"
    LEFT JOIN "Author" w ON w."projectId" = c."projectId" AND w."userId" = c."userId"
    LEFT JOIN "Annotation" a ON a."roundId" = c."roundId" AND a."sampleId" = c."sampleId" AND a."authorId" = w.id
    CROSS JOIN LATERAL (SELECT greatest(c."claimedAt", a."updatedAt",
      (SELECT max(i."createdAt") FROM "ActiveInterval" i WHERE i."annotationId" = a.id)) AS at) touched
    WHERE c."projectId" = ${projectId}::uuid AND c.state = 'claimed' AND c."reservedUntil" IS NULL AND touched.at < ${before}
    GROUP BY 1, 2, 3`;
  return rows.sort(byName).map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}
