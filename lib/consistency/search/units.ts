import { stemmer } from 'stemmer';
import { withoutMarks } from '@/lib/text/marks';
import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';
import { FUNCTION_CHARACTERS, STOP_WORDS } from '../words/function-words';

/** What coverage counts: a pair of Chinese characters, an English stem or a number. Positions in UTF-16 code units. */
export interface CoverageUnit {
  kind: 'pair' | 'word' | 'number';
  key: string;
  weight: number;
  start: number;
  end: number;
}

/** A text as the engine reads it. */
export interface TokenizedText {
  units: CoverageUnit[];
  /** Every word, character and figure in order, function words too: what fragments are made of. */
  sequence: string[];
  numbers: Quantity[];
}

/** Weight of a pair by how many of its two characters are function characters. */
const PAIR_WEIGHT = [1, 0.35, 0.05] as const;
const NAME_FACTOR = 1.3;
/** A word, a code such as A10, figures, or one character of a script without spaces. */
const TOKEN =
  /\b\p{Script=Latin}{1,2}\p{Nd}+|[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}]+)?|\p{Nd}+(?:[.,]\p{Nd}+)*|\p{Script=Han}|[^\P{L}\p{Script=Latin}\p{Script=Han}]/gu;

/** Cuts a text into units. Citation marks and numbers of list items are not read. `stems` keeps what was stemmed before. */
export function readUnits(source: string, stems = new Map<string, string>()): TokenizedText {
  const text = withoutMarks(source);
  const numbers = findNumbers(text);
  const units: CoverageUnit[] = numbers.map((number) => ({
    kind: 'number',
    key: `#${number.key}`,
    weight: NAME_FACTOR,
    start: number.start,
    end: number.end,
  }));
  const sequence: string[] = [];
  let nextNumber = 0;
  let run = '';
  let runStart = 0;
  const closeRun = (): void => {
    if (run !== '') addPairs(units, run, runStart);
    run = '';
  };
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    const at = match.index;
    while (nextNumber < numbers.length && numbers[nextNumber]!.end <= at) nextNumber += 1;
    const numeral = nextNumber < numbers.length && numbers[nextNumber]!.start <= at;
    if (/^[\p{Script=Latin}\p{M}]/u.test(token)) {
      closeRun();
      const word = stemOf(token, stems);
      sequence.push(word);
      if (!numeral && !STOP_WORDS.has(token.toLowerCase()))
        units.push({ kind: 'word', key: word, weight: nameWeight(token), start: at, end: at + token.length });
    } else if (/^\p{Nd}/u.test(token)) {
      closeRun();
      sequence.push(token);
    } else {
      sequence.push(token);
      if (numeral && /\p{Script=Han}/u.test(token)) {
        closeRun();
        continue;
      }
      if (run !== '' && runStart + run.length !== at) closeRun();
      if (run === '') runStart = at;
      run += token;
    }
  }
  closeRun();
  return { units, sequence, numbers };
}

function addPairs(units: CoverageUnit[], run: string, start: number): void {
  const characters = [...run];
  const functional = characters.map((character) => (FUNCTION_CHARACTERS.has(character) ? 1 : 0));
  if (characters.length === 1) {
    const weight = PAIR_WEIGHT[functional[0] === 1 ? 2 : 1];
    units.push({ kind: 'pair', key: run, weight, start, end: start + run.length });
  }
  let at = start;
  for (let i = 0; i + 1 < characters.length; i += 1) {
    const pair = characters[i]! + characters[i + 1]!;
    const weight = PAIR_WEIGHT[(functional[i]! + functional[i + 1]!) as 0 | 1 | 2];
    units.push({ kind: 'pair', key: pair, weight, start: at, end: at + pair.length });
    at += characters[i]!.length;
  }
}

function stemOf(token: string, stems: Map<string, string>): string {
  const known = stems.get(token);
  if (known !== undefined) return known;
  const word = stemmer(token.toLowerCase().replace(/['’]s?$|['’].*$/u, ''));
  stems.set(token, word);
  return word;
}

const nameWeight = (token: string): number => (/^\p{Lu}/u.test(token) ? NAME_FACTOR : 1);
