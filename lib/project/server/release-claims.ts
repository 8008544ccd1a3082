import { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/record';
import type { Ctx } from '@/lib/auth/ctx';
import type { Tx } from '@/lib/db/client';
import { freeReserved } from './free-reserved';

/**
 * Gives every sample that a leaving person holds back to the queue, in one project or in all; the labels so far stay.
 * What was only reserved for them goes without a trace. Returns how many there were.
 */
export async function releaseClaims(
  tx: Ctx & { db: Tx },
  userId: string,
  reason: 'member_removed' | 'person_erased',
  projectId?: string,
): Promise<number> {
  const here = projectId ? Prisma.sql`AND a."projectId" = ${projectId}::uuid` : Prisma.empty;
  await freeReserved(tx.db, Prisma.sql`a."userId" = ${userId} ${here}`);
  const held = await tx.db.assignment.updateManyAndReturn({
    where: { userId, state: 'claimed', ...(projectId && { projectId }) },
    data: { state: 'released', reason },
    select: { roundId: true, sampleId: true, projectId: true },
  });
  await tx.db.$executeRaw`
    UPDATE "RoundSample" q SET "openPlaces" = least(q.places, q."openPlaces" + 1)
    FROM unnest(${held.map(({ roundId }) => roundId)}::uuid[], ${held.map(({ sampleId }) => sampleId)}::uuid[]) AS h("roundId", "sampleId")
    WHERE q."roundId" = h."roundId" AND q."sampleId" = h."sampleId"`;
  for (const { roundId: _round, ...claim } of held)
    await recordAudit(tx, {
      action: 'sample.release',
      objectType: 'sample',
      objectId: claim.sampleId,
      ...claim,
      before: { userId, state: 'claimed' },
      after: { userId, state: 'released', reason },
    });
  return held.length;
}
