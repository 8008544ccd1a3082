import { DIGIT, toAscii } from '@/lib/text/numbers/figures';
import { CHINESE_MONTHS, CHINESE_WEEKDAYS, MONTHS, WEEKDAYS } from '../words/calendar';

export type DateKind = 'year' | 'decade' | 'month' | 'day' | 'weekday';

/** A part of a date as it stands in a text, and what could stand in its place, the best first. */
export interface DatePart {
  kind: DateKind;
  start: number;
  end: number;
  others: string[];
}

const MONTH = `(?:${MONTHS.join('|')})`;
const DAY = `(?:3[01]|[12]?${DIGIT})`;
/** Years of English: where a date or a preposition of time says that they are ones. */
const YEAR = '(?:1[5-9]|20)\\d\\d';
const PATTERNS: readonly [kind: DateKind, pattern: RegExp, others: (was: string) => string[]][] = [
  ['year', new RegExp(`(?<![\\d０-９.])(?:[12１２]${DIGIT}{3})(?=\\s?年(?!级|代))`, 'gu'), years],
  [
    'year',
    new RegExp(
      `(?<=\\b(?:in|since|until|by|during|of|from|to|before|after|around|early|late|mid|summer|winter|spring|autumn|fall|${MONTH}|${MONTH} ${DAY},)\\s)${YEAR}(?![\\d.,%–-]*\\d|[-–]|s\\b|\\s(?:people|men|women|\\p{Ll}+s)\\b)`,
      'giu',
    ),
    years,
  ],
  ['decade', /(?<=\b(?:the|early|late|mid|in)[\s-])(?:1[5-9]|20)\d0s\b/gu, decades],
  [
    'month',
    new RegExp(
      `(?<![\\d０-９.]|[第近前后约超过])(?:1[0-2]|[1-9])(?=\\s?月(?![球光亮])(?:份|[^球光亮]|$))`,
      'gu',
    ),
    months,
  ],
  [
    'month',
    new RegExp(
      `(?<=[年日今去明当同每至到，。\\s]|^)(?:${CHINESE_MONTHS.toReversed().join('|')})月(?=份|${DIGIT}|[底初中末])`,
      'gu',
    ),
    chineseMonths,
  ],
  [
    'day',
    new RegExp(
      `(?<![\\d０-９.]|[第近前后约超过])(?:3[01]|[12]${DIGIT}|[1-9])(?=\\s?日(?![线楼院机码店元本均子常用志记程期历报语]))`,
      'gu',
    ),
    days,
  ],
  [
    'month',
    new RegExp(
      `\\b(?:(?<=\\b${DAY}(?:st|nd|rd|th)?\\s(?:of\\s)?)|(?<=\\b(?:in|since|until|by|during|of|from|early|late|mid|on|last|this|next)[\\s-]))${MONTH}\\b|\\b${MONTH}(?=\\s(?:${DAY}\\b|\\d{4}\\b))`,
      'gu',
    ),
    englishMonths,
  ],
  [
    'day',
    new RegExp(`(?<=\\b${MONTH}\\s)${DAY}(?=(?:st|nd|rd|th)?\\b(?![-–:.]\\d|,\\d{3}))(?!st|nd|rd|th)`, 'gu'),
    days,
  ],
  ['day', new RegExp(`(?<![\\d.,:/–-])\\b${DAY}(?=\\s${MONTH}\\b)`, 'gu'), days],
  [
    'weekday',
    new RegExp(
      `(?<!\\b(?:Black|Good|Ash|Super|Cyber) )\\b(?:${WEEKDAYS.join('|')})(?=s?\\b(?!\\s(?:Times|Night|Mail|Telegraph|Herald|Morning)))`,
      'gu',
    ),
    weekdays,
  ],
  ['weekday', /(?:周|星期|礼拜)[一二三四五六日](?![\p{Nd}年岁一二三四五六日期刊边围])/gu, chineseWeekdays],
];

/** Years, decades, months, days of months and weekdays of a text, in order. */
export const dateParts = (text: string): DatePart[] =>
  PATTERNS.flatMap(([kind, pattern, others]) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      others: others(match[0]),
    })),
  ).toSorted((a, b) => a.start - b.start);

function years(was: string): string[] {
  const year = Number(toAscii(was));
  return [-2, 2, -3, 3, -4, 4, -5, 5].map((by) => inWidthOf(was, year + by));
}

function decades(was: string): string[] {
  return [-10, 10, -20].map((by) => `${Number(was.slice(0, 4)) + by}s`).filter((decade) => decade < '2030');
}

function months(was: string): string[] {
  return others(
    Array.from({ length: 12 }, (_, at) => inWidthOf(was, at + 1)),
    was,
    3,
  );
}

function chineseMonths(was: string): string[] {
  return others(
    CHINESE_MONTHS.map((month) => `${month}月`),
    was,
    3,
  );
}

function englishMonths(was: string): string[] {
  return others(MONTHS, was, 3);
}

/** Up to 28, which every month has. */
function days(was: string): string[] {
  return others(
    Array.from({ length: 28 }, (_, at) => inWidthOf(was, at + 1)),
    was,
    4,
  );
}

function weekdays(was: string): string[] {
  return others(WEEKDAYS, was, 2);
}

function chineseWeekdays(was: string): string[] {
  const prefix = was.slice(0, -1);
  return others(
    CHINESE_WEEKDAYS.map((day) => prefix + day),
    was,
    2,
  );
}

/** All of a series but what is said, from some places behind it on. */
function others(series: readonly string[], was: string, by: number): string[] {
  const at = Math.max(0, series.indexOf(was));
  return series
    .map((_, index) => series[(at + by + index) % series.length]!)
    .filter((other) => other !== was);
}

const inWidthOf = (was: string, value: number): string =>
  /[０-９]/.test(was)
    ? String(value).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    : String(value);
