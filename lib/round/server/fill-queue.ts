import type { Tx } from '@/lib/db/client';
import { isRanked } from '../round';
import { layHoneypots } from './lay-honeypots';
import { sortQueue } from './sort-queue';

/**
 * Puts all samples of the project that are still missing into the queue of an open round, lays its honeypots, and ranks it
 * where judges decide the order. What closed rounds have left untouched goes over to it.
 */
export async function fillQueue(db: Tx, roundId: string): Promise<void> {
  const round = await db.round.findUniqueOrThrow({ where: { id: roundId } });
  await db.$queryRaw`SELECT face4rag_join_round(${roundId}::uuid, NULL)`;
  await db.$executeRaw`
    DELETE FROM "RoundSample" q USING "Round" r
    WHERE r.id = q."roundId" AND r."projectId" = ${round.projectId}::uuid AND r.state = 'closed'
      AND q."openSlots" = q.places
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
