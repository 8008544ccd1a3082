import { locator } from '@/lib/text/locate';
import { span, type Span } from '@/lib/text/offsets';
import type { DecomposeReply } from '../ask/shapes';

/** A segment with its place in the answer. */
export interface Anchored {
  text: string;
  spans: Span[];
  /** Its words stand nowhere in the answer: the spans are where it should stand between its neighbours. */
  unanchored: boolean;
}

/** Finds each segment in the answer by the pieces that the model says it comes from, else by its own words. */
export function anchor(answer: string, segments: DecomposeReply['segments']): Anchored[] {
  const find = locator(answer);
  let from = 0;
  const placed = segments.map(({ text, source }) => {
    const places = source.map((piece) => nextPlace(answer, piece, from) ?? find(piece)?.span);
    const found = places.filter((place) => place !== undefined);
    const whole = found.length > 0 ? found : [nextPlace(answer, text, from) ?? find(text)?.span];
    const spans = joined(whole.filter((place) => place !== undefined));
    from = Math.max(from, spans.at(-1)?.[1] ?? 0);
    return { text: text.trim(), spans };
  });
  return placed.map(({ text, spans }, at) => {
    if (spans.length > 0) return { text, spans, unanchored: false };
    const before =
      placed
        .slice(0, at)
        .findLast((other) => other.spans.length > 0)
        ?.spans.at(-1)?.[1] ?? 0;
    const after =
      placed.slice(at + 1).find((other) => other.spans.length > 0)?.spans[0]?.[0] ?? answer.length;
    return { text, spans: [before < after ? span(before, after) : span(0, answer.length)], unanchored: true };
  });
}

/** The first exact place behind the segments before it: answers say the same words twice. */
function nextPlace(answer: string, piece: string, from: number): Span | undefined {
  const wanted = piece.trim();
  const start = wanted === '' ? -1 : answer.indexOf(wanted, from);
  return start < 0 ? undefined : span(start, start + wanted.length);
}

/** Ascending, and joined where they overlap. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const next of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last && next[0] <= last[1]) result[result.length - 1] = span(last[0], Math.max(last[1], next[1]));
    else result.push(next);
  }
  return result;
}
