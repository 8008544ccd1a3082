import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { leaseFrom } from '@/lib/round/lease';

/** Starts the lease of a place that somebody has just made theirs, where the round has leases. */
export async function beginLease(
  db: Tx,
  place: { roundId: string; sampleId: string; userId: string },
): Promise<void> {
  const { roundId, sampleId, userId } = place;
  const { leaseHours } = await db.round.findUniqueOrThrow({
    where: { id: roundId },
    select: { leaseHours: true },
  });
  const leaseUntil = leaseFrom(now(), leaseHours);
  if (leaseUntil)
    await db.assignment.updateMany({
      where: { roundId, sampleId, userId, state: 'claimed' },
      data: { leaseUntil },
    });
}
