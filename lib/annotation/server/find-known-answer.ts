import type { Db } from '@/lib/db/client';
import type { RoundKind } from '@/lib/round/round';
import type { KnownAnswer } from '@/lib/round/view';

/**
 * What is known of the sample of a training round, once its annotation is handed in: what a lead has settled, else what
 * the source tells. Null in all other rounds, before, and where nothing is known (any more).
 */
export async function findKnownAnswer(
  db: Db,
  annotation: { sampleId: string; state: 'draft' | 'submitted'; round: { kind: RoundKind } | null },
): Promise<KnownAnswer | null> {
  const { sampleId, state, round } = annotation;
  if (state === 'draft' || round?.kind !== 'training') return null;
  const settled = await db.annotation.findFirst({
    where: { sampleId, source: 'adjudication', state: 'submitted' },
    orderBy: { submittedAt: 'desc' },
    select: { errorTypes: true },
  });
  if (settled) return { types: settled.errorTypes, from: 'adjudication' };
  const sample = await db.sample.findUnique({
    where: { id: sampleId },
    select: { coarseLabel: true, coarseType: true },
  });
  if (sample?.coarseType) return { types: [sample.coarseType], from: 'source' };
  return sample?.coarseLabel === 'consistent' ? { types: [], from: 'source' } : null;
}
