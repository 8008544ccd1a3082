import type { Tx } from '@/lib/db/client';

/** Gives a place that somebody had back to the queue; never more than there are, as honeypots are given without end. */
export async function returnPlace(
  db: Tx,
  { roundId, sampleId }: { roundId: string; sampleId: string },
): Promise<void> {
  await db.$executeRaw`
    UPDATE "RoundSample" SET "openPlaces" = least(places, "openPlaces" + 1)
    WHERE "roundId" = ${roundId}::uuid AND "sampleId" = ${sampleId}::uuid`;
}
