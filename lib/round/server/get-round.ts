import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { PACE_DAYS, paceOf } from '../pace';
import type { RoundDetail } from '../view';
import { countStuck } from './count-stuck';
import { readRounds } from './list-rounds';
import { readTakers } from './list-takers';
import { readProgress } from './read-progress';
import { readRecall } from './read-recall';
import { requireRound } from './require-round';

/** One round with its people, pace and honeypots, and whether the project is archived; for leads. */
export async function getRound(
  ctx: Ctx,
  projectId: string,
  roundId: string,
): Promise<RoundDetail & { archived: boolean }> {
  const { round, access } = await requireRound(ctx, projectId, roundId, 'lead');
  const since = new Date(now().getTime() - PACE_DAYS * 24 * 3_600_000);
  const [views, people, progress, late, honeypots, recall, takers, stuck] = await Promise.all([
    readRounds(ctx.db, projectId, roundId),
    ctx.db.roundMember.findMany({ where: { roundId }, orderBy: { userId: 'asc' } }),
    readProgress(ctx.db, projectId, roundId),
    ctx.db.assignment.findMany({
      where: { roundId, state: 'submitted', submittedAt: { gt: since } },
      select: { submittedAt: true },
    }),
    ctx.db.roundSample.count({ where: { roundId, honeypot: true } }),
    readRecall(ctx.db, roundId),
    readTakers(ctx.db, projectId),
    countStuck(ctx.db, projectId, roundId),
  ]);
  const view = views[0]!;
  const { version, share, size, randomShare, honeypotShare, leaseHours, everybody, even } = round;
  return {
    ...view,
    version,
    settings: { share, size, randomShare, honeypotShare, leaseHours, everybody, even },
    people: people.map(({ userId, weight, languages }) => ({ userId, weight, languages })),
    progress,
    pace: paceOf(
      late.flatMap(({ submittedAt }) => submittedAt ?? []),
      view.free + view.claimed,
      now(),
    ),
    honeypots,
    stuck,
    recall,
    sortedAt: round.sortedAt?.toISOString() ?? null,
    closedAt: round.closedAt?.toISOString() ?? null,
    takers,
    archived: access.archived,
  };
}
