import { graphemeSnap } from '@/lib/text/graphemes';
import type { Span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import { trimSpan } from '@/lib/text/trim';
import { fragmentIndex, type FragmentIndex } from './fragments';
import { readUnits, type CoverageUnit } from './units';

/** One sentence of the reference: where it stands and what it holds. */
export interface ReferenceSentence {
  span: Span;
  text: string;
  /** Units by key, with how often they occur. */
  counts: Map<string, number>;
  /** First letters of its longer words: what a near match is looked up by. */
  openings: Set<string>;
  length: number;
  /** It names what follows and says nothing itself: no evidence where there is any other. */
  heading: boolean;
}

/** A reference read once, for all segments of its sample. */
export interface ReferenceIndex {
  text: string;
  sentences: ReferenceSentence[];
  /** Sentences that hold a unit. */
  postings: Map<string, number[]>;
  openings: Set<string>;
  averageLength: number;
  fragments: FragmentIndex;
  stems: Map<string, string>;
}

/** Letters that two words must share at their beginning to count as a near match. */
const OPENING = 5;
export const openingOf = (unit: CoverageUnit): string | null =>
  unit.kind === 'word' && unit.key.length >= OPENING ? unit.key.slice(0, OPENING) : null;

/** The heading of a part, of a few words; a title, a longer one or one with figures may say something. */
const HEADING =
  /^\s*(?:#{2,6}\s+|\*\*)(?:[^\s\p{N}\p{Script=Han}]+(?:\s+[^\s\p{N}\p{Script=Han}]+){0,3}|[\p{Script=Han}、]{1,12})\s*$/u;

/** Where the sentences of a reference stand; what stands between Chinese semicolons is one. */
export function referenceSentences(text: string): Span[] {
  const snap = graphemeSnap(text);
  return splitSentences(text).flatMap((at) => atSemicolons(text, at, snap));
}

/** @param spans its sentences, where they are known already */
export function indexReference(
  text: string,
  spans: readonly Span[] = referenceSentences(text),
): ReferenceIndex {
  const stems = new Map<string, string>();
  const postings = new Map<string, number[]>();
  const openings = new Set<string>();
  const sequences: string[][] = [];
  const sentences = spans.map((span, at): ReferenceSentence => {
    const quote = text.slice(...span);
    const { units, sequence } = readUnits(quote, stems);
    sequences.push(sequence);
    const counts = new Map<string, number>();
    const own = new Set<string>();
    for (const unit of units) {
      const before = counts.get(unit.key) ?? 0;
      counts.set(unit.key, before + 1);
      if (before === 0) {
        const posting = postings.get(unit.key);
        if (posting === undefined) postings.set(unit.key, [at]);
        else posting.push(at);
      }
      const opening = openingOf(unit);
      if (opening !== null) {
        own.add(opening);
        openings.add(opening);
      }
    }
    return { span, text: quote, counts, openings: own, length: units.length, heading: HEADING.test(quote) };
  });
  const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  return {
    text,
    sentences,
    postings,
    openings,
    averageLength: total / Math.max(1, sentences.length),
    fragments: fragmentIndex(sequences),
    stems,
  };
}

/** What stands between Chinese semicolons is a statement of its own: evidence says no more than it must. */
function atSemicolons(text: string, [from, to]: Span, snap: ReturnType<typeof graphemeSnap>): Span[] {
  const ends = [...text.slice(from, to).matchAll(/；/gu)].map(({ index }) => from + index + 1);
  const starts = [from, ...ends];
  return starts
    .map((start, at) => trimSpan(text, start, ends[at] ?? to, snap))
    .filter((piece) => piece !== null);
}
