import type { Db } from '@/lib/db/client';
import type { WayToGold } from '../way';

/**
 * The samples of a project by their steps to gold, as wayStepOf has it. Only those that somebody is at and that have no gold
 * are walked over, by an index of their own; the others are what `samples` and `gold` leave.
 *
 * @param of samples that are not withdrawn, and those of them whose answer has a gold verdict
 */
export async function loadWay(
  db: Db,
  projectId: string,
  { samples, gold }: { samples: number; gold: number },
): Promise<WayToGold> {
  const [found] = await db.$queryRaw<{ adjudication: number; reading: number }[]>`
    SELECT count(*) FILTER (WHERE state = 'submitted')::int AS adjudication,
      count(*) FILTER (WHERE state <> 'submitted')::int AS reading
    FROM "SampleProgress" WHERE "projectId" = ${projectId}::uuid AND "goldVerdict" IS NULL AND state <> 'withdrawn'
      AND ("labelled" OR state = 'claimed')`;
  const { adjudication, reading } = found!;
  return { unread: Math.max(0, samples - gold - adjudication - reading), reading, adjudication, gold };
}
