import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';

/** An answer with an error planted in it, and what was changed. */
export interface PlantedError {
  answer: string;
  was: string;
  is: string;
}

/** How many other numbers are tried before there is none. */
const TRIED = 9;

/**
 * Replaces a number of an answer, the first that the reference has too, by one that neither has: the leading figures count up, all
 * else of it (unit, decimals, minutes) stays. Null without such a number in figures.
 */
export function plantNumber(answer: string, reference: string): PlantedError | null {
  const inReference = new Set(findNumbers(reference).map(({ key }) => key));
  const inAnswer = findNumbers(answer);
  const known = new Set([...inReference, ...inAnswer.map(({ key }) => key)]);
  for (const { start, end, key } of inAnswer) {
    if (!inReference.has(key)) continue;
    const was = answer.slice(start, end);
    for (const is of others(was)) {
      const changed = answer.slice(0, start) + is + answer.slice(end);
      const now = numberAt(findNumbers(changed), start);
      if (now && !known.has(now.key)) return { answer: changed, was, is };
    }
  }
  return null;
}

const numberAt = (numbers: readonly Quantity[], start: number): Quantity | undefined =>
  numbers.find((number) => number.start === start);

/** The same with other leading figures, of the same length and never nothing: "20:00" becomes "21:00", "1,200 km" "2,200 km". */
function others(number: string): string[] {
  const [figures] = /^\d+/.exec(number) ?? [];
  if (figures === undefined) return [];
  const size = 10 ** figures.length;
  return Array.from({ length: TRIED }, (_, at) => (Number(figures) + at + 1) % size)
    .filter((value) => value > 0 && (String(value).length === figures.length || figures.startsWith('0')))
    .map((value) => String(value).padStart(figures.length, '0') + number.slice(figures.length));
}
