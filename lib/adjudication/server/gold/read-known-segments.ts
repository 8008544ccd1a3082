import type { Db } from '@/lib/db/client';
import type { KnownOrigin } from '@/lib/round/known';
import { goldOf } from '@/lib/adjudication/gold';
import { type VotedSegment } from '@/lib/adjudication/gold-types';
import { readAdjudication } from '../read-adjudication';
import { readGoldSettings } from './read-gold-settings';
import { readVotes } from '../read-votes';

/** The labelled segments of a known answer; none where the source tells of the whole answer alone. */
export async function readKnownSegments(
  db: Db,
  { id, projectId, answer }: { id: string; projectId: string; answer: string },
  origin: KnownOrigin,
): Promise<VotedSegment[]> {
  if (origin === 'source') return [];
  if (origin === 'adjudication') return (await readAdjudication(db, id))?.units ?? [];
  const [votes, { rule }] = await Promise.all([readVotes(db, [id]), readGoldSettings(db, projectId)]);
  return goldOf(answer, votes.get(id) ?? [], rule).units.flatMap(({ spans, text, gold }, at) => {
    if (!gold || gold.fact === null || gold.logic === null) return [];
    const { fact, logic, errorType, evidence } = gold;
    return [
      { id: `gold-${at}`, text, spans, label: { fact, logic, errorType, evidence, note: '', clause: null } },
    ];
  });
}
