import { span, type Span } from './offsets';
import type { graphemeSnap } from './graphemes';

const SPACE = /\s/;

/** The part of a span without white space at its ends; null when nothing else is in it. Never parts a character. */
export function trimSpan(
  text: string,
  start: number,
  end: number,
  snap: ReturnType<typeof graphemeSnap>,
): Span | null {
  let from = start;
  let to = end;
  while (from < to && SPACE.test(text[from]!)) from += 1;
  while (to > from && SPACE.test(text[to - 1]!)) to -= 1;
  if (from === to) return null;
  return span(Math.max(start, snap.back(from)), Math.min(end, snap.forward(to)));
}
