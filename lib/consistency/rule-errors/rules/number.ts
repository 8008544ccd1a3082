import { findClockTimes } from '@/lib/text/numbers/clock-times';
import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';
import { defineRule } from '../define-rule';
import { boundAt } from '../text/bounds';
import { dateParts } from '../text/date-parts';
import { likeliestPlace } from '../text/likeliest-place';
import { standsAlone } from '../text/lone-number';
import { otherFigures } from '../text/other-figures';
import { otherNumberWords } from '../text/other-number-words';
import { referenceNumbers } from '../text/reference-numbers';

/** A number that the reference has too becomes one that neither text has. Dates and times are left to their own rule. */
export const numberRule = defineRule({
  id: 'number',
  errorType: 'KCont',
  version: '1',
  changes: ({ answer, reference }) => {
    const given = referenceNumbers(reference);
    const known = new Set([...given, ...findNumbers(answer)].map(({ key }) => key));
    return (statement) => {
      const { text } = statement;
      const dated = [...dateParts(text), ...findClockTimes(text)];
      return findNumbers(text).flatMap((number) => {
        const { start, end } = number;
        const there = given.filter(({ key }) => key === number.key);
        const isDate = dated.some((date) => start < date.end && end > date.start) || mayBeYear(text, number);
        if (there.length === 0 || isDate || !standsAlone(text, number)) return [];
        const is = othersOf(text, number).find((other) => isNew(text, number, other, known));
        if (is === undefined) return [];
        const rank = isInFigures(text, number) ? 0 : 1;
        return [{ start, end, is, evidence: likeliestPlace(there, statement), rank }];
      });
    };
  },
});

/** Four figures alone may be a year wherever they stand. */
const mayBeYear = (text: string, { start, end }: Quantity): boolean =>
  /^(?:1[5-9]|20)\d\d$/.test(text.slice(start, end)) && !/^ ?\p{Script=Han}/u.test(text.slice(end));

const isInFigures = (text: string, { start }: Quantity): boolean => /[0-9０-９]/.test(text[start]!);

const othersOf = (text: string, number: Quantity): string[] =>
  isInFigures(text, number)
    ? otherFigures(text.slice(number.start, number.end), number, boundAt(text, number.start, number.end))
    : otherNumberWords(text, number);

/** Whether it reads as one number in place of the other, and as none that is known. */
function isNew(
  text: string,
  { start, end, percent, value }: Quantity,
  is: string,
  known: ReadonlySet<string>,
): boolean {
  const changed = text.slice(0, start) + is + text.slice(end);
  const now = findNumbers(changed).find((number) => number.start === start);
  if (now === undefined || now.end !== start + is.length || known.has(now.key)) return false;
  return !percent || value > 100 || now.value <= 100;
}
