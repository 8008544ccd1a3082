import { clausesIn } from './clauses';
import type { Span } from './offsets';
import { wordsIn } from './words';

/** A stretch of a text that is being chosen by keys, UTF-16, and which of its ends moves. */
export interface ActiveInterval {
  start: number;
  end: number;
  moving: 'start' | 'end';
}

type Way = 1 | -1;

/** The whole sentence that holds a position, or the next one; null in a text without any. */
export function sentenceStretch(sentences: readonly Span[], at: number): ActiveInterval | null {
  const sentence = sentences.find(([, end]) => end > at) ?? sentences.at(-1);
  return sentence ? whole(sentence) : null;
}

/** The sentence before or after the moving end, whole; at the first and the last one it stays there. */
export function stepSentence(sentences: readonly Span[], stretch: ActiveInterval, by: Way): ActiveInterval {
  const next = sentences[sentenceAt(sentences, stretch) + by];
  return whole(next ?? sentences[sentenceAt(sentences, stretch)]!);
}

/**
 * The stretch with its moving end one sentence on or back. Going back over the last sentence that is left, the other end
 * begins to move, so that the sentence where the choice began stays in.
 */
export function extendSentence(sentences: readonly Span[], stretch: ActiveInterval, by: Way): ActiveInterval {
  const { start, end, moving } = stretch;
  if (moving === 'end') {
    const to = by > 0 ? sentences.find((at) => at[1] > end) : sentences.findLast((at) => at[1] < end);
    if (to && to[1] > start) return { ...stretch, end: to[1] };
    return by > 0 ? stretch : extendSentence(sentences, { ...stretch, moving: 'start' }, by);
  }
  const to = by < 0 ? sentences.findLast((at) => at[0] < start) : sentences.find((at) => at[0] > start);
  if (to && to[0] < end) return { ...stretch, start: to[0] };
  return by < 0 ? stretch : extendSentence(sentences, { ...stretch, moving: 'end' }, by);
}

/** The moving end one clause or word on or back; it never passes the other end, and never parts a character. */
export function moveEnd(
  text: string,
  sentences: readonly Span[],
  stretch: ActiveInterval,
  by: Way,
  unit: 'clause' | 'word',
): ActiveInterval {
  const { start, end, moving } = stretch;
  const at = sentenceAt(sentences, stretch);
  const units = sentences
    .slice(Math.max(0, at - 1), at + 2)
    .flatMap((sentence) => [...(unit === 'clause' ? clausesIn : wordsIn)(text, sentence), sentence]);
  const edge = moving === 'end' ? end : start;
  const stops = units.map((piece) => piece[moving === 'end' ? 1 : 0]).sort((a, b) => a - b);
  const next = by > 0 ? stops.find((stop) => stop > edge) : stops.findLast((stop) => stop < edge);
  if (next === undefined || (moving === 'end' ? next <= start : next >= end)) return stretch;
  return { ...stretch, [moving]: next };
}

/** Lets the other end move. */
export function otherEnd(stretch: ActiveInterval): ActiveInterval {
  return { ...stretch, moving: stretch.moving === 'end' ? 'start' : 'end' };
}

const whole = ([start, end]: Span): ActiveInterval => ({ start, end, moving: 'end' });

/** Number of the sentence in which the moving end stands. */
function sentenceAt(sentences: readonly Span[], { start, end, moving }: ActiveInterval): number {
  if (moving === 'start')
    return Math.max(
      0,
      sentences.findIndex((at) => at[1] > start),
    );
  return Math.max(
    0,
    sentences.findLastIndex((at) => at[0] < end),
  );
}
