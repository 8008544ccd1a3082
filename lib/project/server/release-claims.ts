import { recordAudit } from '@/lib/audit/record';
import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';

/**
 * Gives every sample that a leaving person holds back to the queue, in one project or in all; the labels so far stay.
 * Answers how many there were.
 */
export async function releaseClaims(
  tx: Ctx & { db: Tx },
  userId: string,
  reason: 'member_removed' | 'person_erased',
  projectId?: string,
): Promise<number> {
  const held = await tx.db.assignment.updateManyAndReturn({
    where: { userId, state: 'claimed', ...(projectId && { projectId }) },
    data: { state: 'skipped', reason },
    select: { sampleId: true, projectId: true },
  });
  await tx.db.sample.updateMany({
    where: { id: { in: held.map(({ sampleId }) => sampleId) } },
    data: { openSlots: { increment: 1 } },
  });
  for (const claim of held)
    await recordAudit(tx, {
      action: 'sample.release',
      objectType: 'sample',
      objectId: claim.sampleId,
      ...claim,
      before: { userId, state: 'claimed' },
      after: { userId, state: 'skipped', reason },
    });
  return held.length;
}
