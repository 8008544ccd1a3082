import { offsetMap } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import type { NativeSegment } from './conversion';
import { labelOf } from './labels';

/** A place of an answer with what is said of it; its span in code points. */
export type Mark = NativeSegment & { spans: [[number, number]] };

/**
 * The segments of an answer of which only some places are marked, in their order: each place as a segment, and with `unmarked`
 * consistent every sentence that no mark touches. Of marks of one place the first speaks; evidence and notes are those of all.
 */
export function markedSegments(
  answer: string,
  marks: readonly Mark[],
  unmarked: 'consistent' | 'unjudged',
): NativeSegment[] {
  const places = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = mark.spans[0].join();
    places.set(key, [...(places.get(key) ?? []), mark]);
  }
  const found = [...places.values()].map(mergedMark);
  const free = unmarked === 'consistent' ? sentencesOf(answer) : [];
  const untouched = free
    .filter(([start, end]) => !found.some(({ spans: [[from, to]] }) => from < end && start < to))
    .map((place): Mark => ({ spans: [place], ...labelOf('consistent') }));
  return [...found, ...untouched].sort(({ spans: [a] }, { spans: [b] }) => a[0] - b[0] || a[1] - b[1]);
}

/** The place of an answer as a whole, in code points. */
export const answerPlace = (answer: string): { spans: [[number, number]] } => ({
  spans: [[0, [...answer].length]],
});

/** The sentences of a text, in code points. */
function sentencesOf(text: string): [number, number][] {
  const map = offsetMap(text);
  return splitSentences(text).map(([start, end]) => [map.toCodePoint(start), map.toCodePoint(end)]);
}

/** All that is said of one place; a single mark stays as it is. */
function mergedMark(marks: readonly Mark[]): Mark {
  const [first] = marks;
  if (marks.length === 1) return first!;
  const note = [...new Set(marks.flatMap((mark) => mark.note || []))].join('\n');
  const given = marks.flatMap(({ evidence = [] }) => evidence);
  const evidence = [...new Map(given.map((piece) => [JSON.stringify(piece), piece])).values()];
  return { ...first!, note, ...(evidence.length > 0 && { evidence }) };
}
