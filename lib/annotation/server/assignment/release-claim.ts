import { type Ctx, inTx } from '@/lib/auth/ctx';
import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import { returnPlace } from '@/lib/round/server/places/return-place';
import { serializeClaims } from '@/lib/round/server/places/serialize-claims';

/**
 * Ends an open claim: the place goes back to the queue for others, the labels so far stay, and the same person is not
 * offered the sample again in this round, and in no other where they skipped it. Fails with `state`/not_claimed when there is no open claim (any more).
 */
export async function releaseClaim(
  ctx: Ctx,
  { projectId, sampleId, userId }: { projectId: string; sampleId: string; userId: string },
  action: 'sample.skip' | 'sample.release',
  reason: string,
): Promise<void> {
  // What a lead frees was not skipped by its person.
  const state = action === 'sample.skip' ? 'skipped' : 'released';
  await inTx(ctx, async (tx) => {
    await serializeClaims(tx.db, projectId, userId);
    const ended = await tx.db.assignment.updateManyAndReturn({
      where: { projectId, sampleId, userId, state: 'claimed' },
      data: { state, reason },
      select: { roundId: true, sampleId: true },
    });
    if (ended.length === 0) fail({ code: 'state', object: 'sample', reason: 'not_claimed' });
    for (const place of ended) await returnPlace(tx.db, place);
    await recordAudit(tx, {
      action,
      objectType: 'sample',
      objectId: sampleId,
      projectId,
      sampleId,
      before: { userId, state: 'claimed' },
      after: { userId, state, reason },
    });
  });
}
