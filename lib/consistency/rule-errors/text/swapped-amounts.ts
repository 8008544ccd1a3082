import { isFunctionWord } from '@/lib/consistency/words/function-words';
import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';
import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import type { Change } from '../define-rule';
import { dateParts } from './date-parts';
import { standsAlone } from './lone-number';

/** What makes one number a part of the other, its source or its bound. */
const DEPENDS =
  /其中|包括|总|共|从|由|至|到|升|降|增|减|比|高于|低于|超过|达到|即|分之|提高|变|合|约合|\b(?:of (?:whom|which|them|those|these)|including|total|from|to|between|out|than|against|per|up|down|with|compared|by|then|or|before|after|later|about|inclu\w+|when|aged|old)\b|[（(=]/iu;
const BEFORE_FIRST = /(?:从|由|自|在|总|共)\s?[\p{Script=Han}]{0,4}$|\b(?:from|between|total of|all)\s$/iu;
/** The word behind a number: what it counts. */
const COUNTED = /^\s?(\p{Script=Han}|[\p{L}]+)/u;

/** Two neighbouring amounts of the same kind, each with words of its own, in one sentence: their numbers change places. */
export function swappedAmounts(text: string, reference: string): Omit<Change, 'evidence'>[] {
  const given = new Set(findNumbers(reference).map(({ key }) => key));
  const dates = dateParts(text);
  const numbers = findNumbers(text).filter(
    (number) =>
      given.has(number.key) &&
      /^[\d０-９]/.test(text.slice(number.start)) &&
      standsAlone(text, number) &&
      dates.every(({ start, end }) => number.end <= start || number.start >= end),
  );
  return numbers.slice(1).flatMap((second, at) => {
    const first = numbers[at]!;
    if (first.key === second.key || !sameKind(text, first, second)) return [];
    const between = text.slice(first.end, second.start);
    if (DEPENDS.test(between) || BEFORE_FIRST.test(text.slice(0, first.start)) || !saysMore(between)) return [];
    const is = text.slice(second.start, second.end) + between + text.slice(first.start, first.end);
    return [{ start: first.start, end: second.end, is }];
  });
}

function sameKind(text: string, first: Quantity, second: Quantity): boolean {
  if (first.percent !== second.percent) return false;
  if (first.percent) return true;
  const [one, other] = [first, second].map(({ end }) => COUNTED.exec(text.slice(end))?.[1]?.toLowerCase());
  return one !== undefined && one === other;
}

/** Whether words with a meaning of their own stand between two numbers, so that each counts something else. */
function saysMore(between: string): boolean {
  const words = wordsIn(between, span(0, between.length)).slice(1);
  return words.some(([from, to]) => {
    const word = between.slice(from, to);
    return !isFunctionWord(word) && !/^(?:and|while|分别|\d.*)$/u.test(word);
  });
}
