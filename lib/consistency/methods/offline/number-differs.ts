import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';

/** A number of a segment, and the number that a sentence of the reference says in its place. */
export interface NumberDifference {
  segment: Quantity;
  reference: Quantity;
}

/** The word or character behind a number: what it counts. */
const COUNTED = /^\s?(\p{Script=Han}|[\p{L}]+)/u;
const countedBy = (text: string, { end }: Quantity): string | undefined =>
  COUNTED.exec(text.slice(end))?.[1]?.toLowerCase();

/**
 * Numbers of a segment beside which a close sentence counts the same with a number that the segment does not have there: 30 April
 * against 10 April. `asked` are those that stand outside of the evidence; a number said twice is had by two of its own.
 */
export function numbersThatDiffer(
  segment: string,
  asked: readonly Quantity[],
  sentence: string,
): NumberDifference[] {
  if (asked.length === 0) return [];
  const others = findNumbers(sentence);
  for (const { key } of findNumbers(segment)) {
    const same = others.findIndex((other) => other.key === key);
    if (same >= 0) others.splice(same, 1);
  }
  return asked.flatMap((number) => {
    const counted = countedBy(segment, number);
    const instead = others.find((other) => counted !== undefined && countedBy(sentence, other) === counted);
    return instead ? [{ segment: number, reference: instead }] : [];
  });
}
