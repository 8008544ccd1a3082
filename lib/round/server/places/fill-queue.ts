import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { isRanked } from '@/lib/round/round';
import { chooseTraining } from '../rounds/choose-training';
import { layHoneypots } from '../known/lay-honeypots';
import { sortQueue } from './sort-queue';

/**
 * Puts what is chosen and still missing into the queue of an open round, as far as its kind and size let it join; lays its
 * honeypots, and ranks it where judges decide the order. What closed rounds have left untouched is to be read here instead.
 *
 * @param chosen a condition on Sample `s`; null where nothing joins
 */
export async function fillQueue(db: Tx, roundId: string, chosen: Prisma.Sql | null): Promise<void> {
  const round = await db.round.findUniqueOrThrow({ where: { id: roundId } });
  if (chosen) {
    const known = await chooseTraining(db, round, chosen);
    const joining = known
      ? Prisma.sql`${known}::uuid[]`
      : Prisma.sql`ARRAY(SELECT s.id FROM "Sample" s WHERE ${chosen})`;
    await db.$queryRaw`SELECT face4rag_join_round(${roundId}::uuid, ${joining})`;
  }
  await db.$executeRaw`
    UPDATE "RoundSample" q SET places = 0, "openPlaces" = 0 FROM "Round" r
    WHERE r.id = q."roundId" AND r."projectId" = ${round.projectId}::uuid AND r.state = 'closed'
      AND q.places > 0 AND q."openPlaces" = q.places AND NOT q.honeypot
      AND EXISTS (SELECT FROM "RoundSample" o WHERE o."roundId" = ${roundId}::uuid AND o."sampleId" = q."sampleId")`;
  await layHoneypots(db, round);
  if (isRanked(round.order)) await sortQueue(db, round);
  await countPlaces(db, round.projectId);
}

/** Brings the number of places of the project's rounds up to date; honeypots are given besides, so they are none. */
export async function countPlaces(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "Round" r SET places = (
      SELECT coalesce(sum(q.places), 0) FROM "RoundSample" q WHERE q."roundId" = r.id AND NOT q.honeypot)
    WHERE r."projectId" = ${projectId}::uuid`;
}
