import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import type { PersonWork } from '@/lib/progress/figures';
import { loadCounters } from '@/lib/progress/server/load-counters';
import { loadWork } from '@/lib/progress/server/load-work';
import { roundProgressOf } from '@/lib/progress/work';
import { requireProject } from '@/lib/project/server/require-project';
import type { PersonProgress, RoundView } from '@/lib/round/view';
import { loadProgress } from './load-progress';

/** The rounds of a project, newest first, and what its people have done in each; for leads. */
export async function listRounds(
  ctx: Ctx,
  projectId: string,
): Promise<{ rounds: RoundView[]; progress: PersonProgress[]; archived: boolean }> {
  const { archived } = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const work = await loadWork(ctx.db, projectId);
  const [rounds, progress] = await Promise.all([
    readRounds(ctx.db, projectId, work),
    loadProgress(ctx.db, projectId, work),
  ]);
  return { rounds, progress, archived };
}

type Row = Pick<RoundView, 'id' | 'number' | 'kind' | 'name' | 'state' | 'overlap' | 'order' | 'counts'> & {
  createdAt: Date;
  laid: number;
};

/** All rounds of a project, or one, with the figures that their people's work makes. */
export async function readRounds(
  db: Db,
  projectId: string,
  work: readonly PersonWork[],
  roundId?: string,
): Promise<RoundView[]> {
  const which = roundId ? Prisma.sql`AND r.id = ${roundId}::uuid` : Prisma.empty;
  const [rows, counters] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT r.id, r.number, r.kind, r.name, r.state, r.overlap, r."order", r.counts, r."createdAt",
        (SELECT count(*)::int FROM "RoundSample" q WHERE q."roundId" = r.id AND q.honeypot AND NOT q.withdrawn) AS laid
      FROM "Round" r WHERE r."projectId" = ${projectId}::uuid ${which}
      ORDER BY r.number DESC`,
    loadCounters(db, projectId),
  ]);
  return rows.map(({ laid, createdAt, ...row }) => {
    const open = row.state === 'open';
    const own = work.filter((person) => person.roundId === row.id);
    const {
      honeypots,
      roundId: _own,
      ...figures
    } = roundProgressOf(row.id, open ? counters('places', { roundId: row.id }) : 0, own);
    return {
      ...row,
      ...figures,
      samples: counters('queued', { roundId: row.id }),
      honeypots: { laid, ...honeypots },
      createdAt: createdAt.toISOString(),
    };
  });
}
