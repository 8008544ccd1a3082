import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';
import { type StatementChange, defineRule } from '../define-rule';
import { boundAt } from '../text/bounds';
import { wholeWords } from '../text/evidence';
import { likeliestPlace } from '../text/likeliest-place';
import type { Statement } from '../text/statement';
import { CHINESE_UNITS, ENGLISH_UNITS, ERAS, SCALES } from '../words/units';
import { referenceNumbers } from '../text/reference-numbers';

/** Behind these units something else is meant: 8 年级, 90年代, a year-old child. */
const NOT_BEHIND = /^(?:\s?\d|\shalf\b|-a-|[级代岁]|以?来首|[-\s]olds?\b|-long|['’]|线|末|初|底|中)/u;
const NOT_BEFORE = new RegExp(
  `(?:第|[一每][天周月年日]|[\\d０-９]\\p{Script=Han}{1,2}|[-–—~～至到]\\s?|\\b(?:to|or|and|between|from)\\s|${ERAS})$`,
  'u',
);
/** More characters than NOT_BEFORE is long: over the whole text it would be tried at each of its places. */
const LOOKED_BACK = 12;

/** The unit of a number, or its scale, becomes another of its kind where the reference has the same number with the same unit. */
export const unitRule = defineRule({
  id: 'unit',
  errorType: 'KCont',
  version: '1',
  changes: ({ reference }) => {
    const given = referenceNumbers(reference);
    return (statement) =>
      findNumbers(statement.text).flatMap((number) => {
        if (
          number.value === 1 ||
          isOrdinal(statement.text, number) ||
          statement.text[number.start] === '0' ||
          /^(?:19|20)\d\d$/.test(statement.text.slice(number.start, number.end)) ||
          NOT_BEFORE.test(statement.text.slice(Math.max(0, number.start - LOOKED_BACK), number.start))
        )
          return [];
        const there = given.filter(({ key }) => key === number.key);
        return there.length === 0
          ? []
          : (scaleChanges(statement, number, there) ?? unitChanges(statement, number, there, reference));
      });
  },
});

function scaleChanges(
  statement: Statement,
  { start, end }: Quantity,
  there: Quantity[],
): StatementChange[] | null {
  const { text } = statement;
  const number = text.slice(start, end);
  const scale = /(?<=[\d０-９]\s?[多余]?)(?:万亿|万|亿|(?:thousand|million|billion|trillion))$/i.exec(
    number,
  )?.[0];
  if (scale === undefined) return null;
  const bound = boundAt(text, start, end);
  const found = SCALES.find(([was, , size]) => was === scale && (bound === 'either' || bound === size));
  if (!found || /^-/.test(text.slice(end))) return [];
  return [{ start: end - scale.length, end, is: found[1], evidence: likeliestPlace(there, statement) }];
}

function unitChanges(
  statement: Statement,
  { start, end, value }: Quantity,
  there: readonly Quantity[],
  reference: string,
): StatementChange[] {
  const { text, language } = statement;
  const behind = text.slice(end);
  const bound = boundAt(text, start, end);
  const units = language === 'zh' ? CHINESE_UNITS : ENGLISH_UNITS;
  const written = units
    .filter(([was]) => unitAt(was).test(behind))
    .toSorted((a, b) => b[0].length - a[0].length);
  const longest = written[0]?.[0].length ?? 0;
  const fitting = written.find(
    ([was, , size]) => was.length === longest && (bound === 'either' || bound === size),
  );
  if (!fitting) return [];
  const [was, is] = fitting;
  const at = end + behind.search(/[^\s-]/);
  if (NOT_BEHIND.test(text.slice(at + was.length)) || (was === '年' && value > 99)) return [];
  const same = there.filter((other) => unitAt(was).test(reference.slice(other.end, other.end + 40)));
  if (same.length === 0) return [];
  // 5km is one word, of which nothing alone is changed.
  const from = at === end && /^[a-z]/i.test(was) ? start : at;
  return [
    {
      start: from,
      end: at + was.length,
      is: text.slice(from, at) + is,
      evidence: likeliestPlace(same, statement),
    },
  ];
}

/** "Fourth year", 第三天. */
const isOrdinal = (text: string, { start, end }: Quantity): boolean =>
  /^(?:第|\p{L}+(?:st|nd|rd|th)$)/u.test(text.slice(start, end));

const unitAt = (unit: string): RegExp => new RegExp(`^[\\s-]?${wholeWords(unit).source}`, 'u');
