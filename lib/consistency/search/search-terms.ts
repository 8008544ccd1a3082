import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import { isFunctionWord } from '../words/function-words';
import type { CoverageUnit } from './units';

const MOST_TERMS = 6;
/** Characters that a search may have. */
export const LONGEST_TERM = 200;
/** A unit of less weight is made of function characters. */
const LEAST_WEIGHT = 0.35;

const LONE = /^\p{Script=Han}$/u;
/** Nothing, or a character that stands within words too, between two of which one is cut to a lone character: 液, 种, 法. */
const GAP = /^\s?$/u;
const GAP_WITHIN_WORD = /^[种中上下前后里内外间来去过会能要得地样]$/u;

/**
 * What a person would search the reference for in vain: the whole words in which the units stand that the reference does not
 * hold, neighbours as one phrase; the heaviest first, six at most. `uncovered` are the units of the text that it does not hold.
 */
export function searchTerms(text: string, uncovered: readonly CoverageUnit[], reference: string): string[] {
  const there = reference.toLowerCase();
  const phrases: { start: number; end: number; lone: boolean; weight: number }[] = [];
  for (const [start, end] of wordsIn(text, span(0, text.length))) {
    const word = text.slice(start, end);
    const lone = LONE.test(word);
    if (saysNothing(word) || (lone && isCutOff(text, start, end, there))) continue;
    const weight = uncovered
      .filter((unit) => unit.weight >= LEAST_WEIGHT && covers(unit, start, end))
      .reduce((sum, unit) => sum + unit.weight, 0);
    if (weight === 0) continue;
    const last = phrases.at(-1);
    const gap = last && text.slice(last.end, start);
    if (last && (GAP.test(gap!) || ((lone || last.lone) && GAP_WITHIN_WORD.test(gap!))))
      Object.assign(last, { end, lone, weight: last.weight + weight });
    else phrases.push({ start, end, lone, weight });
  }
  const terms = phrases
    .sort((a, b) => b.weight - a.weight || a.start - b.start)
    .map(({ start, end }) => text.slice(start, Math.min(end, start + LONGEST_TERM)))
    .filter((term) => !there.includes(term.toLowerCase()));
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** A lone character that the reference holds with its neighbour: the dictionary has cut through a word that stands there. */
function isCutOff(text: string, start: number, end: number, there: string): boolean {
  const before = /\p{Script=Han}$/u.exec(text.slice(Math.max(0, start - 2), start));
  const behind = /^\p{Script=Han}/u.exec(text.slice(end, end + 2));
  const word = text.slice(start, end);
  return (
    (before !== null && there.includes(before[0] + word)) ||
    (behind !== null && there.includes(word + behind[0]))
  );
}

/** A pair of characters counts for a word that holds both of them, or for a word of one character. */
const covers = (unit: CoverageUnit, start: number, end: number): boolean =>
  unit.kind === 'pair' && end - start > 1
    ? unit.start >= start && unit.end <= end
    : unit.start < end && unit.end > start;

function saysNothing(word: string): boolean {
  return isFunctionWord(word) || /^\p{Script=Latin}$/u.test(word);
}
