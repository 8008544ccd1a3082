import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { isDueForMore, leaseFrom } from '@/lib/round/lease';

interface Leased {
  roundId: string;
  sampleId: string;
  leaseUntil: Date | null;
  leaseHours: number | null;
}

/** Working on a sample renews its lease. */
export async function extendLease({ db, actor }: Ctx & { db: Tx }, place: Leased): Promise<void> {
  const { leaseUntil, leaseHours, roundId, sampleId } = place;
  if (leaseUntil === null || leaseHours === null || !isDueForMore(now(), leaseUntil, leaseHours)) return;
  await db.assignment.updateMany({
    where: { roundId, sampleId, userId: actor.userId ?? '', state: 'claimed' },
    data: { leaseUntil: leaseFrom(now(), leaseHours) },
  });
}
