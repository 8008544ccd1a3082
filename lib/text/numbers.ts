import { CHINESE_NUMERAL, parseChineseNumeral } from './chinese-numerals';
import { ENGLISH_NUMERAL, parseEnglishNumeral } from './english-numerals';

/** A number as it stands in a text; positions in UTF-16 code units. */
export interface Quantity {
  start: number;
  end: number;
  value: number;
  percent: boolean;
  /** Two quantities are the same number when their keys are: "3500000", "12.5%". */
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
const DIGIT = '[0-9０-９]';
const FIGURES = `${DIGIT}{1,3}(?:[,，]${DIGIT}{3})+(?:[.．]${DIGIT}+)?|${DIGIT}+(?:[.．]${DIGIT}+)?`;
const SCALE =
  '万亿|十万|百万|千万|[十百千万萬亿億兆]|(?:thousand|million|mln|billion|bn|trillion|hundred)\\b';
const PERCENT = '\\s?(?:[%％]|percent\\b|per cent\\b|个百分点|percentage points?\\b)';
/** What may stand behind a single Chinese digit for it to count something. */
const MEASURE =
  '[年月日号天周岁时秒个位名人次届点级倍种类项条张只头匹座家间层本部篇章节步件台辆艘架场轮局届集期代世句段词字行排列元角块米里克斤吨亩度成折]';
const CHINESE =
  `百分之${CHINESE_NUMERAL}+(?:点${CHINESE_NUMERAL}+)?|${CHINESE_NUMERAL}+分之${CHINESE_NUMERAL}+|` +
  `${CHINESE_NUMERAL}{2,}(?:点[一二三四五六七八九零〇]+(?!十))?|第${CHINESE_NUMERAL}|[二两三四五六七八九十](?=${MEASURE})`;

const PATTERN = new RegExp(
  `(?<figures>${FIGURES})(?:[多余来几]?\\s?(?<scale>${SCALE})|(?<letter>(?:[kmb]|bn)\\b))?(?<percent>${PERCENT})?|(?<chinese>${CHINESE})|(?<english>${ENGLISH_NUMERAL})(?<share>${PERCENT})?`,
  'giu',
);
/** Fixed words written with numerals that count nothing. */
const IDIOM = /^(?:万一|千万|十分|百万|万千|一一|亿万|千百|百千|万万|三三两两|[一二三四五六七八九]{2})$/;

/** All numbers of a text in order: figures with separators, full-width figures, magnitudes, percentages, numerals in words. */
export function findNumbers(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const { figures, scale, letter, percent, chinese, english, share } = match.groups!;
    const start = match.index;
    const read =
      figures !== undefined
        ? {
            value: parseFigures(figures) * (MAGNITUDES[(scale ?? letter)?.toLowerCase() ?? ''] ?? 1),
            percent: percent !== undefined,
          }
        : chinese !== undefined
          ? readChinese(chinese, text.slice(start + chinese.length, start + chinese.length + 1))
          : readEnglish(english!, share !== undefined);
    if (read === null) continue;
    found.push({ start, end: start + match[0].length, ...read, key: keyOf(read.value, read.percent) });
  }
  return found;
}

function parseFigures(figures: string): number {
  const ascii = figures.replace(/[０-９．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  return Number(ascii.replace(/[,，]/g, ''));
}

function readChinese(numeral: string, next: string): { value: number; percent: boolean } | null {
  if (IDIOM.test(numeral) && next !== '年') return null;
  const fraction = /^(.+)分之(.+)$/.exec(numeral);
  if (fraction !== null) {
    const [whole, decimals] = fraction[2]!.split('点');
    const part = parseChineseNumeral(whole!);
    const base = parseChineseNumeral(fraction[1] === '百' ? '一百' : fraction[1]!);
    if (part === null || base === null || base === 0) return null;
    return base === 100
      ? { value: withDecimals(part, decimals), percent: true }
      : { value: part / base, percent: false };
  }
  const [whole, decimals] = numeral.replace(/^第/, '').split('点');
  const value = parseChineseNumeral(whole!);
  return value === null ? null : { value: withDecimals(value, decimals), percent: false };
}

/** 二十三点五: the characters after the point are digits. */
function withDecimals(whole: number, decimals: string | undefined): number {
  if (decimals === undefined) return whole;
  return Number(`${whole}.${[...decimals].map((digit) => parseChineseNumeral(digit)).join('')}`);
}

/** "one" alone is mostly a pronoun. */
function readEnglish(words: string, percent: boolean): { value: number; percent: boolean } | null {
  const value = parseEnglishNumeral(words);
  return value === null || (value === 1 && !percent) ? null : { value, percent };
}

const keyOf = (value: number, percent: boolean): string =>
  `${Number(value.toPrecision(12))}${percent ? '%' : ''}`;
