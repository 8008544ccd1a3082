import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { Stands } from '@/lib/sample/server/sample-state';

const { sql } = Prisma;

/** Samples that are not withdrawn: those that are open, and those that are open or that somebody holds. */
export async function countWaiting(
  db: Db,
  projectId: string,
  stands: Stands,
): Promise<{ open: number; waiting: number }> {
  const counts = stands.userId === null ? everybodys(projectId) : bySample(projectId, stands);
  const rows = await db.$queryRaw<{ open: number; waiting: number }[]>(counts);
  return rows[0]!;
}

/** As in EVERYBODYS (lib/sample/server/sample-state.ts), from the indexes of what is free and held alone. */
const everybodys = (projectId: string): Prisma.Sql => sql`
  SELECT count(*) FILTER (WHERE open)::int AS open, count(*)::int AS waiting FROM (
    SELECT "sampleId", bool_or(open) AS open FROM (
      SELECT q."sampleId", true AS open FROM "Round" r
      JOIN "RoundSample" q ON q."roundId" = r.id AND q."openSlots" > 0 AND NOT q.withdrawn
      WHERE r."projectId" = ${projectId}::uuid
      UNION ALL SELECT c."sampleId", false FROM "Assignment" c JOIN "Sample" s ON s.id = c."sampleId"
      WHERE c."projectId" = ${projectId}::uuid AND c.state = 'claimed' AND s."withdrawnAt" IS NULL) AS place
    GROUP BY "sampleId") AS sample`;

const bySample = (projectId: string, { open, held }: Stands): Prisma.Sql => sql`
  SELECT count(*) FILTER (WHERE ${open})::int AS open, count(*) FILTER (WHERE ${open} OR ${held})::int AS waiting
  FROM "Sample" s WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL`;
