import { CHINESE_NUMERAL } from './chinese-numerals';
import { ENGLISH_NUMERAL } from './english-numerals';
import { DIGIT } from './figures';

const FIGURES = `${DIGIT}{1,3}(?:[,，]${DIGIT}{3})+(?:[.．]${DIGIT}+)?|${DIGIT}+(?:[.．]${DIGIT}+)?`;
/** Figures behind one or two letters are part of a code, as A10; behind more they count, as USD300. */
const NO_CODE = `(?<!(?<!\\p{L}{2})\\p{Script=Latin}${DIGIT}*)`;
/** 5千米 and 5千克 are 5 of their unit, 3百分点 is 3. */
const SCALE =
  '万亿|十万|百万|千万|千(?![米克瓦卡帕伏焦赫])|百(?!分)|[十万萬亿億兆]|(?:thousand|million|mln|billion|bn|trillion|hundred)\\b';
const PERCENT = '\\s?(?:[%％]|percent\\b|per cent\\b|个百分点|percentage points?\\b)';
/** What may stand behind a single Chinese digit for it to count something. */
const MEASURE =
  '[年月日号天周岁时秒个位名人次届点级倍种类项条张只头匹座家间层楼栋幢室环本部篇章节步件台辆艘架场轮局届集期代世句段词字行排列元角块米里克斤吨亩度成折]';
const DIGITS = '[一二三四五六七八九零〇]+';
/** 三点五 is 3.5; 三点五十 and 三点一刻 are times of day, 一点一滴 and 两点一线 sayings. */
const DECIMAL = `${CHINESE_NUMERAL}+点${DIGITS}(?![一二三四五六七八九零〇十刻分线月日号滴点])[百千]?[万亿]*`;
const CHINESE =
  `百分之${CHINESE_NUMERAL}+(?:点${DIGITS})?|${CHINESE_NUMERAL}+分之${CHINESE_NUMERAL}+|第${CHINESE_NUMERAL}+|` +
  `${DECIMAL}|${CHINESE_NUMERAL}+[多余来][万亿]+|${CHINESE_NUMERAL}{2,}|[二两三四五六七八九十](?=${MEASURE})`;

export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
/** What ordinals count; before anything else they mostly put things in order, or part them ("a third"). */
const COUNTED =
  '(?:floor|storey|story|level|chapter|section|edition|grade|quarter|place|prize|century|day|week|month|year)';
const ORDINAL = `\\b(?:${ORDINALS.join('|')})(?=\\s${COUNTED}s?\\b)`;

/**
 * A number anywhere in a text. Groups: figures with scale, word or letter, rest with restScale, percent; chinese; english
 * with share, its percent sign; ordinal.
 */
export const NUMBER = new RegExp(
  `${NO_CODE}(?<figures>${FIGURES})(?:[多余来几]?\\s?(?<scale>${SCALE})(?:(?<rest>${FIGURES})(?<restScale>[万千百])(?![米克分]))?|` +
    `-(?<word>(?:thousand|million|billion|trillion)\\b)|(?<letter>(?:[kmb]|bn)\\b))?(?<percent>${PERCENT})?|` +
    `(?<chinese>${CHINESE})|(?<english>${ENGLISH_NUMERAL})(?<share>${PERCENT})?|(?<ordinal>${ORDINAL})`,
  'giu',
);
