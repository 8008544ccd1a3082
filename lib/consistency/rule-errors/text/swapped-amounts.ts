import { isFunctionWord } from '@/lib/consistency/words/function-words';
import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';
import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import type { StatementChange } from '../define-rule';
import { type DatePart, dateParts } from './date-parts';
import { standsAlone } from './lone-number';
import { referenceNumbers } from './reference-numbers';

/** What makes one number a part of the other, its source or its bound. */
const DEPENDS =
  /未满|不满|中，|中的|其中|包括|总|共|从|由|至|到|升|降|增|减|比|高于|低于|超过|达到|即|分之|提高|变|合|约合|\b(?:of (?:whom|which|them|those|these)|including|total|from|to|between|out|than|against|per|up|down|with|compared|by|then|or|before|after|later|about|inclu\w+|when|aged|old|until|through|era)\b|[（(=]/iu;
const DEPENDS_BEFORE = /(?:从|由|自|在|总|共)\s?\p{Script=Han}{0,4}$|\b(?:from|between|total of|all)\s$/iu;
/** How much larger one may be: 2 yuan a share and 13 billion in all are no peers. */
const LARGEST_RATIO = 1000;

/** Two neighbouring amounts of the same kind, each with words of its own, in one sentence: their numbers change places. */
export function swappedAmounts(text: string, reference: string): StatementChange[] {
  const given = new Set(referenceNumbers(reference).map(({ key }) => key));
  const dates = dateParts(text);
  const amounts = findNumbers(text).filter(
    (number) =>
      given.has(number.key) &&
      /^[\d０-９]/.test(text.slice(number.start)) &&
      standsAlone(text, number) &&
      dates.every(({ start, end }) => number.end <= start || number.start >= end),
  );
  return swapped(text, amounts, (first, second) => first.key !== second.key && sameKind(text, first, second));
}

/** Two years of one sentence, each with words of its own, change places. */
export function swappedYears(text: string): StatementChange[] {
  const years = dateParts(text).filter(
    ({ kind, start, end }) =>
      kind === 'year' &&
      !/[-–—~～至到]$/u.test(text.slice(0, start)) &&
      !/^年?[-–—~～至到]/u.test(text.slice(end)),
  );
  const said = ({ start, end }: DatePart): string => text.slice(start, end);
  if (/\bborn\b|生于|出生/iu.test(text)) return [];
  return years.length === 2 ? swapped(text, years, (first, second) => said(first) !== said(second)) : [];
}

interface Place {
  start: number;
  end: number;
}

function swapped<One extends Place>(
  text: string,
  places: readonly One[],
  mayChange: (first: One, second: One) => boolean,
): StatementChange[] {
  return places.slice(1).flatMap((second, at) => {
    const first = places[at]!;
    const between = text.slice(first.end, second.start);
    if (!mayChange(first, second) || DEPENDS.test(between) || !saysMore(between)) return [];
    if (DEPENDS_BEFORE.test(text.slice(0, first.start))) return [];
    const is = text.slice(second.start, second.end) + between + text.slice(first.start, first.end);
    return [{ start: first.start, end: second.end, is }];
  });
}

function sameKind(text: string, first: Quantity, second: Quantity): boolean {
  if (first.percent !== second.percent) return false;
  if (first.percent) return true;
  const ratio = first.value / second.value;
  if (!(ratio < LARGEST_RATIO && ratio > 1 / LARGEST_RATIO)) return false;
  const [one, other] = [first, second].map((number) => countedBy(text, number));
  return one !== undefined && one === other;
}

/** The sign of money before a number, or the word behind it. */
function countedBy(text: string, { start, end }: Quantity): string | undefined {
  const money = /[$€£¥]\s?$/u.exec(text.slice(0, start))?.[0].trim();
  if (money !== undefined) return money;
  const behind = text.slice(end, end + 16);
  const [word] = wordsIn(behind, span(0, behind.length));
  return word && word[0] <= 1 ? behind.slice(...word).toLowerCase() : undefined;
}

/** Whether words with a meaning of their own stand between two numbers, so that each counts something else. */
function saysMore(between: string): boolean {
  const words = wordsIn(between, span(0, between.length)).slice(1);
  return words.some(([from, to]) => {
    const word = between.slice(from, to);
    return !isFunctionWord(word) && !/^(?:and|while|分别|\d.*)$/u.test(word);
  });
}
