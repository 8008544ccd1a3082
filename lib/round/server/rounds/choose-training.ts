import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { chooseKnown } from '@/lib/round/known';
import { readCandidates } from '../known/known-candidates';

/**
 * The samples that a training round is to hold, by chooseKnown, with those that somebody has had there. What is in it and no longer
 * chosen goes. Null for a round of another kind, which takes all that is chosen.
 *
 * @param among a condition on Sample `s`
 */
export async function chooseTraining(
  db: Tx,
  round: { id: string; projectId: string; number: number; kind: string; size: number | null },
  among: Prisma.Sql,
): Promise<string[] | null> {
  if (round.kind !== 'training') return null;
  const candidates = await readCandidates(db, round, 'training', Prisma.sql`(${among})`);
  const chosen = chooseKnown(candidates, round.size ?? candidates.length).map(({ sampleId }) => sampleId);
  await db.$executeRaw`
    DELETE FROM "RoundSample" q WHERE q."roundId" = ${round.id}::uuid AND q."sampleId" <> ALL(${chosen}::uuid[])
      AND q."openPlaces" = q.places
      AND NOT EXISTS (SELECT FROM "Assignment" a WHERE a."roundId" = q."roundId" AND a."sampleId" = q."sampleId")`;
  return chosen;
}
