import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import { isFunctionWord } from '../words/function-words';
import type { CoverageUnit } from './units';

const MOST_TERMS = 6;
/** Characters that a search may have. */
export const LONGEST_TERM = 200;
/** A unit of less weight is made of function characters. */
const LEAST_WEIGHT = 0.35;

/**
 * What a person would have searched the reference for: the whole words in which the units stand that the reference does
 * not hold, neighbours as one phrase; the heaviest first, six at most.
 */
export function searchTerms(text: string, uncovered: readonly CoverageUnit[]): string[] {
  const phrases: { start: number; end: number; weight: number }[] = [];
  for (const [start, end] of wordsIn(text, span(0, text.length))) {
    if (saysNothing(text.slice(start, end))) continue;
    const weight = uncovered
      .filter((unit) => unit.weight >= LEAST_WEIGHT && covers(unit, start, end))
      .reduce((sum, unit) => sum + unit.weight, 0);
    if (weight === 0) continue;
    const last = phrases.at(-1);
    if (last && /^\s?$/u.test(text.slice(last.end, start)))
      Object.assign(last, { end, weight: last.weight + weight });
    else phrases.push({ start, end, weight });
  }
  const terms = phrases
    .sort((a, b) => b.weight - a.weight || a.start - b.start)
    .map(({ start, end }) => text.slice(start, Math.min(end, start + LONGEST_TERM)));
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** A pair of characters counts for a word that holds both of them, or for a word of one character. */
const covers = (unit: CoverageUnit, start: number, end: number): boolean =>
  unit.kind === 'pair' && end - start > 1
    ? unit.start >= start && unit.end <= end
    : unit.start < end && unit.end > start;

function saysNothing(word: string): boolean {
  return isFunctionWord(word) || /^\p{Script=Latin}$/u.test(word);
}
