import type { Tx } from '@/lib/db/client';

/** Returns a place to the queue; never beyond the round's number, as honeypots are given without limit. */
export async function returnPlace(
  db: Tx,
  { roundId, sampleId }: { roundId: string; sampleId: string },
): Promise<void> {
  await db.$executeRaw`
    UPDATE "RoundSample" SET "openPlaces" = least(places, "openPlaces" + 1)
    WHERE "roundId" = ${roundId}::uuid AND "sampleId" = ${sampleId}::uuid`;
}
