import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { PersonWork } from '@/lib/progress/figures';
import { byName } from '@/lib/text/by-name';
import type { PersonProgress } from '@/lib/round/view';

interface Timed {
  roundId: string;
  key: string;
  userId: string | null;
  name: string;
  ended: number;
  activeMs: number;
  lastAt: Date | null;
}

/** What people have done in the rounds of a project, or in one of them; by name. Imported authors are among them. */
export async function loadProgress(
  db: Db,
  projectId: string,
  work: readonly PersonWork[],
  roundId?: string,
): Promise<PersonProgress[]> {
  const only = (column: Prisma.Sql) =>
    roundId ? Prisma.sql`AND ${column} = ${roundId}::uuid` : Prisma.empty;
  const held = JSON.stringify(work.map(({ roundId, userId }) => ({ roundId, userId })));
  const timed = await db.$queryRaw<Timed[]>`
    SELECT p."roundId", p.key, max(p."userId") AS "userId", coalesce(max(u.name), max(p.name)) AS name, sum(p.ended)::int AS ended,
      sum(p.ms)::float8 AS "activeMs", max(p."lastAt") AS "lastAt"
    FROM (
      SELECT t."roundId", coalesce(w."userId", w.id::text) AS key, w."userId", w.name, 0 AS ended, t.ms, (
        SELECT max(x."submittedAt") FROM "Annotation" x WHERE x."roundId" = t."roundId" AND x."authorId" = w.id
          AND x.source = 'annotator' AND x.state = 'submitted') AS "lastAt"
      FROM (SELECT a."roundId", a."authorId", sum(a."activeMs") AS ms FROM "Annotation" a
        WHERE a."projectId" = ${projectId}::uuid AND a.source = 'annotator' ${only(Prisma.sql`a."roundId"`)} GROUP BY 1, 2) t
      JOIN "Author" w ON w.id = t."authorId"
      UNION ALL SELECT e."roundId", e."userId", e."userId", NULL, count(*), 0, NULL FROM "Assignment" e
      WHERE e."projectId" = ${projectId}::uuid AND e.state IN ('skipped', 'lapsed', 'reassigned', 'released') ${only(Prisma.sql`e."roundId"`)}
      GROUP BY 1, 2
      UNION ALL SELECT h."roundId", h."userId", h."userId", NULL, 0, 0, NULL
      FROM jsonb_to_recordset(${held}::jsonb) AS h("roundId" uuid, "userId" text) WHERE h."userId" IS NOT NULL) p
    LEFT JOIN "User" u ON u.id = p."userId"
    GROUP BY 1, 2 ORDER BY 2`;
  const done = new Map(work.map((row) => [`${row.roundId} ${row.key}`, row]));
  const none = { submitted: 0, inProgress: 0, reserved: 0 };
  return timed.sort(byName).flatMap(({ lastAt, ...row }) => {
    const own = done.get(`${row.roundId} ${row.key}`) ?? { ...none, honeypots: none };
    const { submitted, inProgress, reserved, honeypots } = own;
    const sum = [own, honeypots].reduce((n, one) => n + one.submitted + one.inProgress + one.reserved, 0);
    if (sum + row.ended === 0) return [];
    return [{ ...row, submitted, inProgress, reserved, honeypots, lastAt: lastAt?.toISOString() ?? null }];
  });
}
