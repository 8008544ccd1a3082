import { openingOf, type ReferenceIndex, type ReferenceSentence } from './reference-index';
import type { CoverageUnit } from './units';

/** A sentence chosen for a segment. */
export interface Found {
  /** Index of the sentence. */
  sentence: number;
  /** Share of the segment's weight that it covers alone, 0 to 1. */
  coverage: number;
  /** What it adds to the sentences chosen before it, 0 to 1. */
  gain: number;
}

const K1 = 1.2;
const B = 0.5;
const CANDIDATES = 12;
const CHOSEN = 3;
/** Credit of a word that shares its first letters only. */
const NEAR = 0.6;

/** BM25 of every sentence that shares a unit with the segment; the best first. */
export function rankSentences(
  units: readonly CoverageUnit[],
  index: ReferenceIndex,
): { sentence: number; score: number }[] {
  const scores = new Map<number, number>();
  const count = index.sentences.length;
  for (const key of new Set(units.map((unit) => unit.key))) {
    const posting = index.postings.get(key) ?? [];
    const idf = Math.log(1 + (count - posting.length + 0.5) / (posting.length + 0.5));
    for (const at of posting) {
      const { counts, length } = index.sentences[at]!;
      const frequency = counts.get(key)!;
      const norm = K1 * (1 - B + (B * length) / index.averageLength);
      scores.set(at, (scores.get(at) ?? 0) + (idf * frequency * (K1 + 1)) / (frequency + norm));
    }
  }
  return [...scores]
    .map(([sentence, score]) => ({ sentence, score }))
    .sort((a, b) => b.score - a.score || a.sentence - b.sentence);
}

/** How far a sentence holds a unit: 1 in full, .6 by its first letters, 0 not at all. */
export function credit(unit: CoverageUnit, sentence: ReferenceSentence): number {
  if (sentence.counts.has(unit.key)) return 1;
  const opening = openingOf(unit);
  return opening !== null && sentence.openings.has(opening) ? NEAR : 0;
}

/** The one to three sentences that together hold most of a segment; the closest first, then by what each adds. */
export function searchEvidence(
  units: readonly CoverageUnit[],
  index: ReferenceIndex,
): { found: Found[]; credits: number[] } {
  const total = units.reduce((sum, unit) => sum + unit.weight, 0);
  const all = rankSentences(units, index);
  const saying = all.filter(({ sentence }) => !index.sentences[sentence]!.heading);
  const ranked = (saying.length > 0 ? saying : all).slice(0, CANDIDATES);
  const credits = units.map(() => 0);
  if (total === 0 || ranked.length === 0) return { found: [], credits };
  const best = ranked[0]!.score;
  const candidates = ranked.map(({ sentence, score }) => {
    const own = units.map((unit) => credit(unit, index.sentences[sentence]!));
    const coverage = own.reduce((sum, value, at) => sum + value * units[at]!.weight, 0) / total;
    return { sentence, own, coverage, score: coverage + score / best };
  });
  const found: Found[] = [];
  const left = new Set(candidates);
  while (found.length < CHOSEN && left.size > 0) {
    const first = found.length === 0;
    const gains = [...left].map((candidate) => {
      const added = candidate.own.map((value, at) => Math.max(0, value - credits[at]!) * units[at]!.weight);
      // A further sentence that adds a number alone supports nothing: the first may say another one.
      const adds = first || added.some((gain, at) => gain > 0 && units[at]!.kind !== 'number');
      return { candidate, gain: adds ? added.reduce((sum, gain) => sum + gain, 0) / total : 0 };
    });
    const next = gains.reduce((a, b) =>
      (first ? b.candidate.score > a.candidate.score : b.gain > a.gain) ? b : a,
    );
    if (!first && next.gain <= 0) break;
    left.delete(next.candidate);
    found.push({ sentence: next.candidate.sentence, coverage: next.candidate.coverage, gain: next.gain });
    next.candidate.own.forEach((value, at) => (credits[at] = Math.max(credits[at]!, value)));
  }
  return { found, credits };
}
