import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { PersonProgress, RoundView } from '../view';
import { readProgress } from './read-progress';

/** The rounds of a project, newest first, and what its people have done in each; for leads. */
export async function listRounds(
  ctx: Ctx,
  projectId: string,
): Promise<{ rounds: RoundView[]; progress: PersonProgress[]; archived: boolean }> {
  const { archived } = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const [rounds, progress] = await Promise.all([
    readRounds(ctx.db, projectId),
    readProgress(ctx.db, projectId),
  ]);
  return { rounds, progress, archived };
}

/** All rounds of a project, or one. */
export async function readRounds(db: Db, projectId: string, roundId?: string): Promise<RoundView[]> {
  const which = roundId ? Prisma.sql`AND r.id = ${roundId}::uuid` : Prisma.empty;
  const rows = await db.$queryRaw<(Omit<RoundView, 'createdAt'> & { createdAt: Date })[]>`
    SELECT r.id, r.number, r.kind, r.name, r.state, r.overlap, r."order", r.counts, r."createdAt",
      coalesce(q.samples, 0) AS samples, coalesce(q.places, 0) AS places, coalesce(q.free, 0) AS free,
      coalesce(a.claimed, 0) AS claimed, coalesce(a.submitted, 0) AS submitted
    FROM "Round" r
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS samples, sum(q.places)::int AS places, sum(q."openSlots")::int AS free
      FROM "RoundSample" q WHERE q."roundId" = r.id AND NOT q.honeypot AND NOT q.withdrawn) q ON true
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE a.state = 'claimed' AND a."reservedUntil" IS NULL)::int AS claimed,
        count(*) FILTER (WHERE a.state = 'submitted')::int AS submitted
      FROM "Assignment" a WHERE a."roundId" = r.id) a ON true
    WHERE r."projectId" = ${projectId}::uuid ${which}
    ORDER BY r.number DESC`;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
