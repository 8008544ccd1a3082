/** Half open, UTF-16 code units. */
export type TextRange = readonly [start: number, end: number];

/** Ascending ranges that neither touch nor overlap, covering the same characters. */
export function merged(ranges: readonly TextRange[]): TextRange[] {
  const out: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (start >= end) continue;
    const last = out.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else out.push([start, end]);
  }
  return out;
}

export interface SpanOverlap {
  /** 2|A ∩ B| / (|A| + |B|): the harmonic mean of precision and recall, whichever of the two is taken as true. */
  f1: number;
  /** |A ∩ B| / |A ∪ B|. */
  iou: number;
}

/**
 * How far two people mark the same characters: character F1 and intersection over union (Jaccard 1912). If only one marked
 * anything both are 0; null where neither did: there is nothing to compare.
 */
export function spanOverlap(one: readonly TextRange[], other: readonly TextRange[]): SpanOverlap | null {
  const [a, b] = [merged(one), merged(other)];
  const sum = size(a) + size(b);
  if (sum === 0) return null;
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    common += Math.max(0, Math.min(a[i]![1], b[j]![1]) - Math.max(a[i]![0], b[j]![0]));
    if (a[i]![1] < b[j]![1]) i += 1;
    else j += 1;
  }
  return { f1: (2 * common) / sum, iou: common / (sum - common) };
}

const size = (ranges: readonly TextRange[]): number =>
  ranges.reduce((sum, [start, end]) => sum + end - start, 0);
