import type { TextRange } from '@/lib/agreement/statistics/span-overlap';

interface Segmented {
  segments: readonly { id: string; spans: readonly TextRange[] }[];
}

/** One way in which people segmented an answer. */
export interface RaterSegmentation {
  /** Places of those who segmented it so among all who vote, in the order of the votes; never empty. */
  by: number[];
}

/** Where a segment stands in the answer, as a key. */
export const positionOf = (spans: readonly TextRange[]): string => JSON.stringify(spans);

/** The same for segments at the same places; where several share a place, or have none, only the ids can tell them apart. */
export function segmentationKey(segments: Segmented['segments']): string {
  const places = segments.map(({ spans }) => positionOf(spans));
  const told = new Set(places).size === places.length && !places.includes('[]');
  return JSON.stringify(told ? places : segments.map(({ id }) => id));
}

/** The ways in which people segmented an answer: what most did first, of equally many what was submitted first. */
export function segmentationsOf(votes: readonly Segmented[]): RaterSegmentation[] {
  if (votes.length === 1) return [{ by: [0] }];
  const cuts = new Map<string, RaterSegmentation>();
  for (const [at, { segments }] of votes.entries()) {
    const key = segmentationKey(segments);
    const known = cuts.get(key);
    if (known) known.by.push(at);
    else cuts.set(key, { by: [at] });
  }
  return [...cuts.values()].sort((a, b) => b.by.length - a.by.length);
}

/**
 * The segmentation that gold uses: that of more than half of those who vote. Where there is none (`open`), the first of
 * the most frequent is only offered to a lead. `ways`: in how many ways they segmented it.
 *
 * @param votes at least one
 */
export function offeredSegmentation<One extends Segmented>(
  votes: readonly One[],
): { vote: One; open: boolean; ways: number } {
  const segmentations = segmentationsOf(votes);
  const { by } = segmentations[0]!;
  return { vote: votes[by[0]!]!, open: by.length * 2 <= votes.length, ways: segmentations.length };
}
