import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { restartReserved } from '@/lib/project/server/free-reserved';
import { givePlace } from './give-place';
import { requireRound } from '../rounds/require-round';
import { requireRoundAnnotator } from '../rounds/require-round-annotator';

/**
 * Gives a place that somebody holds to somebody else, also while they label: their next save is refused with the
 * reason, and their draft stays readable. Fails with `state`/not_claimed where it is not held (any more), and as
 * requireNew where they know it. Leads only.
 */
export async function reassignPlace(
  ctx: Ctx,
  projectId: string,
  roundId: string,
  { placeId, userId }: { placeId: string; userId: string },
): Promise<void> {
  await requireRound(ctx, projectId, roundId, 'lead', { writes: true });
  await inTx(ctx, async (tx) => {
    await requireRoundAnnotator(tx.db, projectId, userId);
    await restartReserved(tx.db, projectId, userId);
    const taken = await tx.db.assignment.updateManyAndReturn({
      where: { id: rowId(placeId, 'assignment'), projectId, roundId, state: 'claimed' },
      data: { state: 'reassigned', reservedUntil: null, leaseUntil: null },
      select: { sampleId: true, userId: true },
    });
    const place = taken[0] ?? fail({ code: 'state', object: 'sample', reason: 'not_claimed' });
    if (place.userId === userId) fail({ code: 'state', object: 'sample', reason: 'has_place' });
    const { sampleId } = place;
    await givePlace(tx, { projectId, roundId, sampleId, userId });
    await recordAudit(tx, {
      action: 'sample.reassign',
      objectType: 'sample',
      objectId: sampleId,
      projectId,
      sampleId,
      before: { userId: place.userId, roundId },
      after: { userId, roundId },
    });
  });
}
