import { findClockTimes } from '@/lib/text/numbers/clock-times';
import { toAscii } from '@/lib/text/numbers/figures';
import type { Quantity } from '@/lib/text/numbers/numbers';
import type { StatementChange } from '../define-rule';
import { likeliestPlace } from './likeliest-place';
import type { Statement } from './statement';

/** 17:14 may be a score. */
const SCORES =
  /轻取|战成|战平|横扫|局|比分|胜|负|赢|领先|落后|打平|\b(?:win|won|beat|lead|led|scor\w+|defeat\w*|lost)\b/iu;
const TRIED = [1, 2, 3, -1, -2, -3];

/** Another hour, in figures, for each time of day that the reference has too; `given` are those of the reference. */
export function otherHours(statement: Statement, given: readonly Quantity[]): StatementChange[] {
  const times = findClockTimes(statement.text);
  if (SCORES.test(statement.text)) return [];
  const known = new Set([
    ...given.map(({ key }) => key),
    ...times.map(({ hour, minute }) => keyOf(hour, minute)),
  ]);
  return times.flatMap(({ start, end, hour, minute }): StatementChange[] => {
    const there = given.filter(({ key }) => key === keyOf(hour, minute));
    const was = statement.text.slice(start, end);
    const figures = /^\d{1,2}/.exec(was)?.[0];
    if (there.length === 0 || figures === undefined || Number(toAscii(figures)) !== hour) return [];
    // Hours of either half of the day stay in theirs.
    const [least, most] = hour > 12 ? [13, 23] : [1, 12];
    const other = TRIED.map((by) => hour + by).find(
      (value) => value >= least && value <= most && !known.has(keyOf(value, minute)),
    );
    if (other === undefined) return [];
    const is = String(other).padStart(figures.startsWith('0') ? 2 : 1, '0') + was.slice(figures.length);
    return [{ start, end, is, evidence: likeliestPlace(there, statement) }];
  });
}

const keyOf = (hour: number, minute: number): string => `${hour % 12}:${String(minute).padStart(2, '0')}`;
