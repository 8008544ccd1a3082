import { withoutMarks } from '../marks';
import { parseChineseNumeral } from './chinese-numerals';
import { findClockTimes } from './clock-times';
import { readEnglishNumerals } from './english-numerals';
import { toAscii } from './figures';
import { NUMBER, ORDINALS } from './number-pattern';

/** A number as it stands in a text; positions in UTF-16 code units. */
export interface Quantity {
  start: number;
  end: number;
  value: number;
  percent: boolean;
  /** Two quantities are the same number when their keys are: "3500000", "12.5%"; times of day "9:30", of either half. */
  key: string;
}

const MAGNITUDES: Record<string, number> = {
  十: 10,
  百: 100,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  十万: 1e5,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  億: 1e8,
  万亿: 1e12,
  兆: 1e12,
  thousand: 1e3,
  million: 1e6,
  mln: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
  hundred: 100,
  k: 1e3,
  m: 1e6,
  b: 1e9,
};
/** Fixed words written with numerals that count nothing. */
const IDIOM = /^(?:万一|千万|百万|万千|一一|亿万|千百|百千|万万|三三两两|[一二三四五六七八九]{2})$/;

/**
 * All numbers of a text in order: figures with separators, full-width figures, magnitudes, percentages, numerals in words,
 * and times of day, each as one. Figures of a product code ("A10"), numbers of list items and citation marks are none.
 */
export function findNumbers(source: string): Quantity[] {
  const text = withoutMarks(source);
  const times = findClockTimes(text).map(({ start, end, hour, minute }): Quantity => ({
    start,
    end,
    value: hour + minute / 60,
    percent: false,
    key: `${hour % 12}:${String(minute).padStart(2, '0')}`,
  }));
  if (times.length === 0) return countsIn(text);
  const isTime = ({ start, end }: Quantity): boolean =>
    times.some((time) => start < time.end && end > time.start);
  return [...times, ...countsIn(text).filter((count) => !isTime(count))].sort((a, b) => a.start - b.start);
}

function countsIn(text: string): Quantity[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const { chinese, english, ordinal } = match.groups!;
    const start = match.index;
    const end = start + match[0].length;
    if (ordinal !== undefined)
      return [quantity(start, end, ORDINALS.indexOf(ordinal.toLowerCase()) + 1, false)];
    if (english !== undefined) return readEnglish(match, english);
    const read =
      chinese === undefined ? readFigures(match.groups!) : readChinese(chinese, text.slice(end, end + 1));
    return read === null ? [] : [quantity(start, end, read.value, read.percent)];
  });
}

const quantity = (start: number, end: number, value: number, percent: boolean): Quantity => ({
  start,
  end,
  value,
  percent,
  key: `${Number(value.toPrecision(12))}${percent ? '%' : ''}`,
});

type Read = Pick<Quantity, 'value' | 'percent'>;

/** 3.5万 is 35,000, and 3亿5000万 is 350,000,000. */
function readFigures(groups: Record<string, string | undefined>): Read {
  const { figures, scale, word, letter, rest, restScale, percent } = groups;
  const value = parseFigures(figures!) * (MAGNITUDES[(scale ?? word ?? letter)?.toLowerCase() ?? ''] ?? 1);
  const more = rest === undefined ? 0 : parseFigures(rest) * MAGNITUDES[restScale!]!;
  return { value: value + more, percent: percent !== undefined };
}

function parseFigures(figures: string): number {
  return Number(toAscii(figures).replace(/[,，]/g, ''));
}

function readChinese(numeral: string, next: string): Read | null {
  if (IDIOM.test(numeral) && next !== '年') return null;
  const fraction = /^(.+)分之(.+)$/.exec(numeral);
  if (fraction !== null) {
    const [whole, decimals] = fraction[2]!.split('点');
    const part = parseChineseNumeral(whole!);
    const base = parseChineseNumeral(fraction[1]!.replace(/^(?=[百千万亿])/, '一'));
    if (part === null || base === null || base === 0) return null;
    return base === 100
      ? { value: withDecimals(part, decimals), percent: true }
      : { value: part / base, percent: false };
  }
  const [whole, decimals] = numeral
    .replace(/^第/, '')
    .replace(/[多余来]/, '')
    .split('点');
  const value = parseChineseNumeral(whole!);
  if (value === null) return null;
  const scale = /[百千万亿]*$/.exec(decimals ?? '')![0];
  const factor = scale === '' ? 1 : (parseChineseNumeral(`一${scale}`) ?? 1);
  return {
    value: withDecimals(value, decimals?.slice(0, decimals.length - scale.length)) * factor,
    percent: false,
  };
}

/** 二十三点五: the characters after the point are digits. */
function withDecimals(whole: number, decimals: string | undefined): number {
  if (decimals === undefined) return whole;
  return Number(`${whole}.${[...decimals].map((digit) => parseChineseNumeral(digit)).join('')}`);
}

/** The numbers of a run of words; a percent sign belongs to the last. "one" alone is mostly a pronoun. */
function readEnglish(match: RegExpMatchArray, run: string): Quantity[] {
  const percent = match.groups!.share !== undefined;
  const found = readEnglishNumerals(run);
  return found.flatMap(({ start, end, value }, at) => {
    const last = percent && at === found.length - 1;
    if (value === 1 && !last) return [];
    const offset = match.index!;
    return [quantity(offset + start, last ? offset + match[0].length : offset + end, value, last)];
  });
}
