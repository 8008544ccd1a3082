import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx, LONG_TRANSACTION_MS } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { countPlaces } from '../places/fill-queue';
import { lockProject } from './lock-project';
import { requireRound } from './require-round';

/**
 * Closes a round: nobody gets a place of it any more, and who holds one may still submit. Places that nobody took are
 * given up; samples that nobody touched and that are in no other open round keep waiting for the next. Leads only.
 */
export async function closeRound(ctx: Ctx, projectId: string, roundId: string): Promise<void> {
  await requireRound(ctx, projectId, roundId, 'lead', { writes: true });
  const work = async (tx: Ctx & { db: Tx }) => {
    await lockProject(tx.db, projectId);
    await restartReserved(tx.db, projectId);
    const closed = await tx.db.round.updateMany({
      where: { id: roundId, projectId, state: 'open' },
      data: { state: 'closed', closedAt: now(), version: { increment: 1 } },
    });
    if (closed.count === 0) fail({ code: 'state', object: 'round', reason: 'round_closed' });
    const free = await tx.db.roundSample.aggregate({ where: { roundId }, _sum: { openPlaces: true } });
    await tx.db.$executeRaw`
      UPDATE "RoundSample" q SET places = 0, "openPlaces" = 0
      WHERE q."roundId" = ${roundId}::uuid AND q."openPlaces" = q.places AND NOT q.honeypot AND EXISTS (
        SELECT FROM "RoundSample" o JOIN "Round" r ON r.id = o."roundId"
        WHERE o."sampleId" = q."sampleId" AND r.state = 'open')`;
    await tx.db.$executeRaw`
      UPDATE "RoundSample" SET places = places - "openPlaces", "openPlaces" = 0
      WHERE "roundId" = ${roundId}::uuid AND "openPlaces" > 0 AND "openPlaces" < places`;
    await countPlaces(tx.db, projectId);
    await recordAudit(tx, {
      action: 'round.close',
      objectType: 'round',
      objectId: roundId,
      projectId,
      before: { state: 'open' },
      after: { state: 'closed', givenUp: free._sum.openPlaces ?? 0 },
    });
  };
  await inTx(ctx, work, LONG_TRANSACTION_MS);
}
