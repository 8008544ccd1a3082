import { codePoint, offsetMap, type Span } from '@/lib/text/offsets';

type Scored = readonly { score: number; inconsistent: boolean }[];

/** Area under the ROC curve, ties counted half (Mann-Whitney). */
export function areaUnderCurve(scored: Scored): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  const positives = sorted.filter(({ inconsistent }) => inconsistent).length;
  let ranks = 0;
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to += 1;
    const tied = sorted.slice(from, to).filter(({ inconsistent }) => inconsistent).length;
    ranks += (tied * (from + 1 + to)) / 2;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (sorted.length - positives));
}

/** F1 of the inconsistent class. */
export function f1(scored: Scored, threshold: number): number {
  const flagged = scored.filter(({ score }) => score >= threshold);
  const hits = flagged.filter(({ inconsistent }) => inconsistent).length;
  return (2 * hits) / (flagged.length + scored.filter(({ inconsistent }) => inconsistent).length);
}

/** Rank, from 0, of the first sentence that shares more than half of the shorter of the two with a gold span; Infinity for none. */
export function hitsAt(
  sentences: readonly Span[],
  gold: readonly { start: number; end: number }[],
  reference: string,
): number {
  const map = offsetMap(reference);
  const spans = gold.map(
    ({ start, end }) => [map.toUtf16(codePoint(start)), map.toUtf16(codePoint(end))] as const,
  );
  const rank = sentences.findIndex(([start, end]) =>
    spans.some(
      ([from, to]) => Math.min(end, to) - Math.max(start, from) > 0.5 * Math.min(end - start, to - from),
    ),
  );
  return rank < 0 ? Infinity : rank;
}
