import type { Span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
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

export function indexReference(text: string): ReferenceIndex {
  const stems = new Map<string, string>();
  const postings = new Map<string, number[]>();
  const openings = new Set<string>();
  const sequences: string[][] = [];
  const sentences = splitSentences(text).map((span, at): ReferenceSentence => {
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
    return { span, text: quote, counts, openings: own, length: units.length };
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
