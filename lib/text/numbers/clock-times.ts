import { CHINESE_NUMERAL, parseChineseNumeral } from './chinese-numerals';
import { DIGIT, toAscii } from './figures';

/** A time of day as it stands in a text; positions in UTF-16 code units. */
export interface ClockTime {
  start: number;
  end: number;
  hour: number;
  minute: number;
}

const HAN = CHINESE_NUMERAL;
/** 九点 alone may count points (三点建议): it is a time behind a part of the day, or before what happens at times. */
const PART_OF_DAY = '(?:上午|下午|早上|早晨|清晨|中午|傍晚|晚上|夜里|凌晨|当晚|每晚|每早)';
const HAPPENS = '(?:钟|整|[开关闭起前后到至以之左]|打烊|结束|出发|集合|发车|营业|[-–—~～])';
const MINUTES = `(?:(?<half>半)|(?<quarter>一刻|三刻)|(?<zhMinute>${DIGIT}{1,2}|${HAN}{1,3})分|(?<bareMinute>${HAN}{2,3}))`;
const CHINESE = `(?<part>${PART_OF_DAY})?(?<zhHour>${DIGIT}{1,2}|${HAN}{1,3})\\s?[点时](?:(?=\\s?${HAPPENS})|${MINUTES}|(?<=${PART_OF_DAY}[^点时]{1,3}[点时]))`;
const FIGURES = `(?<!${DIGIT}|[.:：])(?<hour>${DIGIT}{1,2})[:：](?<minute>[0-5０-５]${DIGIT})(?!${DIGIT}|[:：]${DIGIT})`;
const ENGLISH = `(?<!${DIGIT}|[.:])\\b(?<enHour>\\d{1,2})(?:[:.](?<enMinute>[0-5]\\d))?\\s?(?:[ap]\\.m\\.?|[ap]m\\b|o['’]clock\\b)`;
const TIME = new RegExp(`${ENGLISH}|${FIGURES}|${CHINESE}`, 'giu');

const QUARTERS: Record<string, number> = { 一刻: 15, 三刻: 45 };

/** Times of day in order: 9:00, 21：30, 9 a.m., 九点半, 下午三点, 9时30分. */
export function findClockTimes(text: string): ClockTime[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const { part, hour, minute, enHour, enMinute, zhHour, half, quarter, zhMinute, bareMinute } =
      match.groups!;
    const hours = read(hour ?? enHour ?? zhHour!);
    const minutes = half
      ? 30
      : quarter
        ? QUARTERS[quarter]!
        : read(minute ?? enMinute ?? zhMinute ?? bareMinute ?? '0');
    if (hours === null || minutes === null || hours > 24 || minutes > 59) return [];
    const start = match.index + (part?.length ?? 0);
    return [{ start, end: match.index + match[0].length, hour: hours, minute: minutes }];
  });
}

function read(numeral: string): number | null {
  const ascii = toAscii(numeral);
  return /^\d+$/.test(ascii) ? Number(ascii) : parseChineseNumeral(ascii);
}
