import { clausesIn } from './clauses';
import type { Span } from './offsets';
import { wordsIn } from './words';

/** What is being selected of a text by keys, UTF-16, and which of its ends moves. */
export interface TextSelection {
  start: number;
  end: number;
  moving: 'start' | 'end';
}

type Way = 1 | -1;

/** The whole sentence that holds a position, or the next one; null in a text without any. */
export function selectSentence(sentences: readonly Span[], at: number): TextSelection | null {
  const sentence = sentences.find(([, end]) => end > at) ?? sentences.at(-1);
  return sentence ? whole(sentence) : null;
}

/** The sentence before or after the moving end, whole; at the first and the last one it stays there. */
export function stepSentence(sentences: readonly Span[], selection: TextSelection, by: Way): TextSelection {
  const next = sentences[sentenceAt(sentences, selection) + by];
  return whole(next ?? sentences[sentenceAt(sentences, selection)]!);
}

/**
 * The selection with its moving end one sentence on or back. Going back over the last sentence that is left, the other end
 * begins to move, so that the sentence where the choice began stays in.
 */
export function extendSentence(sentences: readonly Span[], selection: TextSelection, by: Way): TextSelection {
  const { start, end, moving } = selection;
  if (moving === 'end') {
    const to = by > 0 ? sentences.find((at) => at[1] > end) : sentences.findLast((at) => at[1] < end);
    if (to && to[1] > start) return { ...selection, end: to[1] };
    return by > 0 ? selection : extendSentence(sentences, { ...selection, moving: 'start' }, by);
  }
  const to = by < 0 ? sentences.findLast((at) => at[0] < start) : sentences.find((at) => at[0] > start);
  if (to && to[0] < end) return { ...selection, start: to[0] };
  return by < 0 ? selection : extendSentence(sentences, { ...selection, moving: 'end' }, by);
}

/** The moving end one clause or word on or back; it never passes the other end, and never parts a character. */
export function moveEnd(
  text: string,
  sentences: readonly Span[],
  selection: TextSelection,
  by: Way,
  unit: 'clause' | 'word',
): TextSelection {
  const { start, end, moving } = selection;
  const at = sentenceAt(sentences, selection);
  const units = sentences
    .slice(Math.max(0, at - 1), at + 2)
    .flatMap((sentence) => [...(unit === 'clause' ? clausesIn : wordsIn)(text, sentence), sentence]);
  const edge = moving === 'end' ? end : start;
  const stops = units.map((piece) => piece[moving === 'end' ? 1 : 0]).sort((a, b) => a - b);
  const next = by > 0 ? stops.find((stop) => stop > edge) : stops.findLast((stop) => stop < edge);
  if (next === undefined || (moving === 'end' ? next <= start : next >= end)) return selection;
  return { ...selection, [moving]: next };
}

/** Lets the other end move. */
export function otherEnd(selection: TextSelection): TextSelection {
  return { ...selection, moving: selection.moving === 'end' ? 'start' : 'end' };
}

const whole = ([start, end]: Span): TextSelection => ({ start, end, moving: 'end' });

/** Number of the sentence in which the moving end stands. */
function sentenceAt(sentences: readonly Span[], { start, end, moving }: TextSelection): number {
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
