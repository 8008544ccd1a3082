import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { byName } from '@/lib/text/by-name';
import type { PersonProgress } from '../view';

/** What people have done in the rounds of a project, or in one of them; by name. */
export async function readProgress(db: Db, projectId: string, roundId?: string): Promise<PersonProgress[]> {
  const of = (table: 'a' | 'x') =>
    roundId ? Prisma.sql`AND ${Prisma.raw(table)}."roundId" = ${roundId}::uuid` : Prisma.empty;
  const rows = await db.$queryRaw<(Omit<PersonProgress, 'lastAt'> & { lastAt: Date | null })[]>`
    SELECT p."roundId", p."userId", u.name, p.claimed, p.submitted, p.ended, p."lastAt",
      coalesce(t.ms, 0)::float8 AS "activeMs"
    FROM (
      SELECT a."roundId", a."userId",
        count(*) FILTER (WHERE a.state = 'claimed' AND coalesce(a."reservedUntil" > now(), true))::int AS claimed,
        count(*) FILTER (WHERE a.state = 'submitted')::int AS submitted,
        count(*) FILTER (WHERE a.state NOT IN ('claimed', 'submitted'))::int AS ended,
        max(a."submittedAt") AS "lastAt"
      FROM "Assignment" a WHERE a."projectId" = ${projectId}::uuid ${of('a')}
      GROUP BY 1, 2) p
    JOIN "User" u ON u.id = p."userId"
    LEFT JOIN (
      SELECT x."roundId", w."userId", sum(x."activeMs") AS ms
      FROM "Annotation" x JOIN "Author" w ON w.id = x."authorId"
      WHERE x."projectId" = ${projectId}::uuid AND x.source = 'annotator' AND w."userId" IS NOT NULL ${of('x')}
      GROUP BY 1, 2) t ON t."roundId" = p."roundId" AND t."userId" = p."userId"
    WHERE p.claimed + p.submitted + p.ended > 0
    ORDER BY u.id`;
  return rows.sort(byName).map((row) => ({ ...row, lastAt: row.lastAt?.toISOString() ?? null }));
}
