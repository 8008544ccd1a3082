import { offsetMap, utf16 } from '@/lib/text/offsets';

type Place = [start: number, end: number];

/**
 * Where the sentences of an answer stand in it, in code points, each after the one before: one that repeats keeps its turn when others are
 * left out. Null for one that does not stand there.
 */
export const sentencePlaces = (answer: string, sentences: readonly string[]): (Place | null)[] =>
  placesAfter(answer, sentences, () => '');

/** The same of claims, which come in any order: of those that read alike each stands after the one before. */
export const claimPlaces = (answer: string, claims: readonly string[]): (Place | null)[] =>
  placesAfter(answer, claims, (text) => text);

/** Each text after the one before it of the same line. */
function placesAfter(
  answer: string,
  texts: readonly string[],
  lineOf: (text: string) => string,
): (Place | null)[] {
  const map = offsetMap(answer);
  const ends = new Map<string, number>();
  return texts.map((text) => {
    const start = text === '' ? -1 : answer.indexOf(text, ends.get(lineOf(text)) ?? 0);
    if (start < 0) return null;
    const end = start + text.length;
    ends.set(lineOf(text), end);
    return [map.toCodePoint(utf16(start)), map.toCodePoint(utf16(end))];
  });
}
