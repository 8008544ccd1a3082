import { stemmer } from 'stemmer';
import type { MachineDetails, MethodFinding } from '@/lib/annotation/labels/machine';
import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import { isFunctionWord } from './words/function-words';

/** Rules that a line of words can name by what set them off; the words are under judging.reason. */
const NAMED_RULES = [
  'number_missing',
  'number_differs',
  'name_missing',
  'quote_missing',
  'negation_differs',
  'opposite_word',
  'number_elsewhere',
] as const;
type NamedRule = (typeof NAMED_RULES)[number];

/** A part of the line that says why a method came to its verdict. */
export type PredictionReason =
  | { say: 'found'; found: number; of: number }
  | { say: 'carried'; count: number }
  | { say: NamedRule; words: string; other: string }
  | { say: (typeof UNCOUNTED)[number] | typeof CONTESTED_RULE };

/** Where one of these is found, words were not counted, and it is the reason. */
const UNCOUNTED = ['reference_empty', 'language_differs', 'claims_nothing'] as const;
/** Nothing was carried over: people differ. */
const CONTESTED_RULE = 'people_said_both';
/** Longer quotes are left to the list of findings. */
const LONGEST = 40;

/**
 * Why a method that goes by wording came to its verdict, in one line: how many content words the reference holds, and
 * the first thing that it found against the segment, else a number that its evidence does not hold. Of a label that was carried over, from how
 * many samples, or that people differ. Empty for any other method.
 */
export function predictionReason(
  {
    score,
    findings,
    steps,
    carriedFrom,
  }: Pick<MachineDetails, 'score' | 'findings' | 'steps' | 'carriedFrom'>,
  text: string,
  reference: string,
): PredictionReason[] {
  if (carriedFrom) return [{ say: 'carried', count: carriedFrom.length }];
  const fired = (rule: string): boolean => findings.some((finding) => finding.rule === rule);
  if (fired(CONTESTED_RULE)) return [{ say: CONTESTED_RULE }];
  if (score === undefined || steps !== undefined) return [];
  const uncounted = UNCOUNTED.find(fired);
  if (uncounted) return [{ say: uncounted }];
  const there = reference.toLowerCase();
  const words = contentWords(text, there);
  const found = words.filter((word) => holds(there, word)).length;
  const verdicts = findings.filter(({ weight }) => weight === 'verdict');
  const elsewhere = findings.filter(({ rule }) => rule === 'number_elsewhere');
  const against = [...verdicts, ...elsewhere].flatMap(named)[0];
  return [
    ...(words.length > 0 ? [{ say: 'found' as const, found, of: words.length }] : []),
    ...(against ? [against] : []),
  ];
}

function named({ rule, segmentQuote = '', referenceQuote = '' }: MethodFinding): PredictionReason[] {
  const say = NAMED_RULES.find((name) => name === rule);
  const [words, other] = segmentQuote === '' ? [referenceQuote, ''] : [segmentQuote, referenceQuote];
  // A negation is shown with the sentence that lacks it, which the line does not name.
  const short = words.length <= LONGEST && (say === 'negation_differs' || other.length <= LONGEST);
  return say && words !== '' && short ? [{ say, words, other }] : [];
}

function holds(text: string, word: string): boolean {
  if (/^\p{Nd}+$/u.test(word)) return holdsNumber(text, word);
  return text.includes(word) || text.includes(stemmer(word));
}

/** Figures are found as a whole number alone: 13 is not in 2013. */
function holdsNumber(text: string, digits: string): boolean {
  for (let at = text.indexOf(digits); at >= 0; at = text.indexOf(digits, at + 1)) {
    const end = at + digits.length;
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)];
    if (!/\p{Nd}$/u.test(before) && !/^\p{Nd}/u.test(after)) return true;
  }
  return false;
}

/** The words of a text that say something, each once, in small letters. */
const contentWords = (text: string, there: string): string[] => [
  ...new Set(joined(text.toLowerCase(), there).filter((word) => !isFunctionWord(word))),
];

/** The words of a text; lone characters side by side that another text holds as they stand are one: the dictionary cut it up. */
function joined(text: string, there: string): string[] {
  const words: { start: number; end: number; lone: boolean }[] = [];
  for (const [start, end] of wordsIn(text, span(0, text.length))) {
    const lone = /^\p{Script=Han}$/u.test(text.slice(start, end));
    const last = words.at(-1);
    if (lone && last?.lone && last.end === start && there.includes(text.slice(last.start, end)))
      last.end = end;
    else words.push({ start, end, lone });
  }
  return words.map(({ start, end }) => text.slice(start, end));
}
