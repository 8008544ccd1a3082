import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { isRanked } from '@/lib/round/round';
import { requireRound } from '../rounds/require-round';
import { sortQueue } from './sort-queue';

/** Ranks one round's queue again, from the current predictions and annotations. Leads only. */
export async function sortRound(ctx: Ctx, projectId: string, roundId: string): Promise<void> {
  const { round } = await requireRound(ctx, projectId, roundId, 'lead', { writes: true });
  if (round.state === 'closed') fail({ code: 'state', object: 'round', reason: 'round_closed' });
  const work = async (tx: Ctx & { db: Tx }) => {
    await rerank(tx.db, round);
    await recordAudit(tx, { action: 'round.sort', objectType: 'round', objectId: roundId, projectId });
  };
  await inTx(ctx, work, LONG_TRANSACTION_MS);
}

/** Ranks the queues of a project's open rounds that follow the judges; for the end of a run. */
export async function sortRounds(ctx: Ctx, projectId: string): Promise<void> {
  const rounds = await ctx.db.round.findMany({ where: { projectId, state: 'open' } });
  for (const round of rounds.filter(({ order }) => isRanked(order)))
    await inTx(ctx, (tx) => rerank(tx.db, round), LONG_TRANSACTION_MS);
}

/** What is reserved was first in the order of before. */
async function rerank(db: Tx, round: Parameters<typeof sortQueue>[1]): Promise<void> {
  await restartReserved(db, round.projectId);
  await sortQueue(db, round);
}
