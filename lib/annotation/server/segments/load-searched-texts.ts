import type { Tx } from '@/lib/db/client';
import { mayBeLookedUp, type SearchedTexts, type Unasked } from '@/lib/annotation/evidence/offered-search';

/** The words of a segment of a sample, and the reference in which they may have been looked up unasked; null where they may not. */
export async function loadSearchedTexts(
  db: Tx,
  { sampleId, segmentId }: { sampleId: string; segmentId: string },
  known: Omit<Unasked, 'parentIds'>,
): Promise<SearchedTexts | null> {
  const { text, parentIds, sample } = await db.segment.findUniqueOrThrow({
    where: { id: segmentId, sampleId },
    select: { text: true, parentIds: true, sample: { select: { reference: true } } },
  });
  if (!mayBeLookedUp({ ...known, parentIds })) return null;
  return { segment: text, reference: sample.reference };
}
