import type { Span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';

interface Place {
  start: number;
  end: number;
}

/** The sentences of a text of which a place has something; an empty one has the character behind it. */
export const sentencesTouched = (text: string, { start, end }: Place): Span[] =>
  splitSentences(text).filter(([from, to]) => from < Math.max(end, start + 1) && to > start);

/**
 * Whether two places of a text are in one sentence. A segment has one error type, and two errors of one statement may undo each
 * other, as a denial and an antonym do: errors of one answer stand in sentences of their own.
 */
export function inOneSentence(text: string, one: Place, other: Place): boolean {
  const starts = new Set(sentencesTouched(text, one).map(([start]) => start));
  return sentencesTouched(text, other).some(([start]) => starts.has(start));
}
