import { graphemeSnap } from '@/lib/text/graphemes';
import { quote, type Span } from '@/lib/text/offsets';
import { hasLetterOrDigit } from '@/lib/text/script';
import { trimSpan } from '@/lib/text/trim';
import type { Cut } from './decompose';
import { uncovered } from './uncovered';

interface Placed {
  spans: readonly Span[];
}

/** What a place of the answer, UTF-16, can become: a segment of its own, and how many segments come before it. */
export interface Added {
  cut: Cut;
  at: number;
}

/**
 * A stretch of the answer that belongs to no segment, or a part of one, as a segment in its place among `segments`; null where
 * it holds no letter or digit, parts a character, or reaches into a segment.
 */
export function addSegment(answer: string, segments: readonly Placed[], [start, end]: Span): Added | null {
  const snap = graphemeSnap(answer);
  if (end > answer.length || snap.back(start) !== start || snap.back(end) !== end) return null;
  const place = trimSpan(answer, start, end, snap);
  if (!place || !hasLetterOrDigit(quote(answer, place))) return null;
  const free = uncovered(answer, spansOf(segments)).some(([from, to]) => from <= place[0] && place[1] <= to);
  return free
    ? { cut: { text: quote(answer, place), spans: [place] }, at: placeAmong(segments, place[0]) }
    : null;
}

export const spansOf = (segments: readonly Placed[]): Span[] => segments.flatMap(({ spans }) => spans);

/** How many segments come before a place of the answer, UTF-16. */
export function placeAmong(segments: readonly Placed[], start: number): number {
  const next = segments.findIndex(({ spans: [first] }) => first !== undefined && first[0] > start);
  return next < 0 ? segments.length : next;
}
