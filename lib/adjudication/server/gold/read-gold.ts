import type { Db } from '@/lib/db/client';
import { goldOf } from '@/lib/adjudication/gold';
import { type Gold } from '@/lib/adjudication/gold-types';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { readAdjudications } from '../read-adjudication';
import { readVotes } from '../read-votes';

/**
 * The gold of samples as files have it. While somebody has a sample back from a lead, what the others say is not the whole and does
 * not vote.
 */
export async function readGold(
  db: Db,
  sampleIds: readonly string[],
  rule: GoldRule,
): Promise<Map<string, Gold>> {
  const samples = await db.$queryRaw<{ id: string; answer: string; awaited: boolean }[]>`
    SELECT s.id, s.answer, face4rag_awaited(s.id) AS awaited FROM "Sample" s WHERE s.id = ANY(${sampleIds}::uuid[])`;
  const votes = await readVotes(db, sampleIds);
  const adjudications = await readAdjudications(db, sampleIds);
  return new Map(
    samples.map(({ id, answer, awaited }) => {
      const found = adjudications.get(id);
      const adjudicated =
        found?.state === 'submitted' ? { annotationId: found.id, segments: found.units } : null;
      return [id, goldOf(answer, awaited ? [] : (votes.get(id) ?? []), rule, adjudicated)];
    }),
  );
}
