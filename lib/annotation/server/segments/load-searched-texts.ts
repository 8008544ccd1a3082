import type { Tx } from '@/lib/db/client';
import type { SearchedTexts } from '@/lib/annotation/evidence/offered-search';

/** The words of a segment of a sample, and the reference in which they may have been looked up. */
export async function loadSearchedTexts(db: Tx, sampleId: string, segmentId: string): Promise<SearchedTexts> {
  const { text, sample } = await db.segment.findUniqueOrThrow({
    where: { id: segmentId, sampleId },
    select: { text: true, sample: { select: { reference: true } } },
  });
  return { segment: text, reference: sample.reference };
}
