import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import { rowId } from '@/lib/db/row-id';
import type { PersonWork } from '@/lib/progress/figures';
import { loadCounters } from '@/lib/progress/server/load-counters';
import { readWork } from '@/lib/progress/server/read-work';
import { roundOf } from '@/lib/progress/work';
import { requireProject } from '@/lib/project/server/require-project';
import type { PersonProgress, RoundView } from '@/lib/round/view';
import { readProgress } from './read-progress';

/** The rounds of a project, newest first, and what its people have done in each; for leads. */
export async function listRounds(
  ctx: Ctx,
  projectId: string,
): Promise<{ rounds: RoundView[]; progress: PersonProgress[]; archived: boolean }> {
  const { archived } = await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const work = await readWork(ctx.db, projectId);
  const [rounds, progress] = await Promise.all([
    readRounds(ctx.db, projectId, work),
    readProgress(ctx.db, projectId, work),
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
    } = roundOf(row.id, open ? counters(`slots ${row.id}`) : 0, own);
    return {
      ...row,
      ...figures,
      samples: counters(`queued ${row.id}`),
      honeypots: { laid, ...honeypots },
      createdAt: createdAt.toISOString(),
    };
  });
}
