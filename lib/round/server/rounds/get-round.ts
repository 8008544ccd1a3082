import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { loadWork } from '@/lib/progress/server/load-work';
import { chosenSamplesSchema } from '@/lib/round/chosen-samples';
import { endOfQuarter, PACE_DAYS, paceOf } from '@/lib/round/pace';
import type { RoundDetail } from '@/lib/round/view';
import { countStuck } from './count-stuck';
import { readRounds } from './list-rounds';
import { loadRoundAnnotators } from './list-round-annotators';
import { loadHoneypots } from '../known/load-honeypots';
import { loadProgress } from './load-progress';
import { loadRecall } from '../known/load-recall';
import { requireRound } from './require-round';

/** One round with its people, pace and honeypots, and whether the project is archived; for leads. */
export async function getRound(
  ctx: Ctx,
  projectId: string,
  roundId: string,
): Promise<RoundDetail & { archived: boolean }> {
  const { round, access } = await requireRound(ctx, projectId, roundId, 'lead');
  const since = new Date(now().getTime() - PACE_DAYS * 24 * 3_600_000);
  const work = await loadWork(ctx.db, projectId, roundId);
  const [views, people, progress, late, honeypotReport, recall, annotators, stuck] = await Promise.all([
    readRounds(ctx.db, projectId, work, roundId),
    ctx.db.roundMember.findMany({ where: { roundId }, orderBy: { userId: 'asc' } }),
    loadProgress(ctx.db, projectId, work, roundId),
    ctx.db.$queryRaw<{ at: Date }[]>`
      SELECT c."submittedAt" AS at FROM "Assignment" c JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
      LEFT JOIN "RoundSample" q ON q."roundId" = c."roundId" AND q."sampleId" = c."sampleId"
      WHERE c."roundId" = ${roundId}::uuid AND c.state = 'submitted' AND c."submittedAt" > ${since} AND q.honeypot IS NOT TRUE`,
    loadHoneypots(ctx.db, round),
    loadRecall(ctx.db, roundId),
    loadRoundAnnotators(ctx.db, projectId),
    countStuck(ctx.db, projectId, round),
  ]);
  const view = views[0]!;
  const { version, share, size, randomShare, honeypotShare, leaseHours, everybody, even, repeats } = round;
  const { unread, drawShare, later } = round;
  return {
    ...view,
    version,
    settings: { share, size, randomShare, honeypotShare, leaseHours, everybody, even, repeats },
    chosen: { from: chosenSamplesSchema.parse(round.chosen), unread, drawShare, later },
    people: people.map(({ userId, weight, languages }) => ({ userId, weight, languages })),
    progress,
    pace: paceOf(
      late.map(({ at }) => at),
      view.total - view.submitted,
      endOfQuarter(now()),
    ),
    stuck,
    honeypotReport,
    recall,
    sortedAt: round.sortedAt?.toISOString() ?? null,
    closedAt: round.closedAt?.toISOString() ?? null,
    annotators,
    archived: access.archived,
  };
}
