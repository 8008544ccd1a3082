import { toAscii } from '@/lib/text/numbers/figures';
import { type StatementChange, defineRule } from '../define-rule';
import { type DateKind, type DatePart, dateParts } from '../text/date-parts';
import { likeliestPlace } from '../text/likeliest-place';
import { otherHours } from '../text/other-hours';
import type { Statement } from '../text/statement';
import { referenceNumbers } from '../text/reference-numbers';

const IN_RANGE_BEFORE = /[-–—~～至到/]\s?$|\b(?:and|or|to|through|&)\s$|[、和与或及]$/u;
const IN_RANGE_BEHIND =
  /^\s?[年月日号]?\s?(?:[-–—~～至到/、和与或及]|(?:and|or|&)\s\d|(?:to|through|until)\s[\dA-Z])/u;

/** A year, month, day, weekday or hour that the reference has too becomes one that neither text has. */
export const dateRule = defineRule({
  id: 'date',
  errorType: 'KCont',
  version: '1',
  changes: ({ answer, reference }) => {
    const given = writtenParts(reference);
    const said = writtenParts(answer);
    const times = referenceNumbers(reference).filter(({ key }) => key.includes(':'));
    return (statement) => [
      ...dateParts(statement.text).flatMap((part) => otherDate(part, statement, given, said)),
      ...otherHours(statement, times),
    ];
  },
});

type Written = Map<string, DatePart[]>;

/** Parts of dates by their kind and wording. */
function writtenParts(text: string): Written {
  const written: Written = new Map();
  for (const part of dateParts(text)) {
    const key = keyOf(part.kind, text.slice(part.start, part.end));
    written.set(key, [...(written.get(key) ?? []), part]);
  }
  return written;
}

const keyOf = (kind: DateKind, wording: string): string => `${kind} ${toAscii(wording)}`;

function otherDate(part: DatePart, statement: Statement, given: Written, said: Written): StatementChange[] {
  const { kind, start, end, others } = part;
  const { text } = statement;
  const there = given.get(keyOf(kind, text.slice(start, end)));
  if (!there || IN_RANGE_BEFORE.test(text.slice(0, start)) || IN_RANGE_BEHIND.test(text.slice(end)))
    return [];
  const is = others.find((other) => !given.has(keyOf(kind, other)) && !said.has(keyOf(kind, other)));
  return is === undefined ? [] : [{ start, end, is, evidence: likeliestPlace(there, statement) }];
}
