const DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 拾: 10, 佰: 100, 仟: 1000 };
const MYRIADS: Record<string, number> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };

/** Characters that a Chinese numeral can hold. */
export const CHINESE_NUMERAL = '[〇零一二两三四五六七八九十百千万萬亿億兆壹贰叁肆伍陆柒捌玖拾佰仟]';

/**
 * Value of a Chinese numeral: 三百二十 is 320, 两万五 25,000, 二〇一九 2019 (digit by digit when no multiplier stands in
 * it). Null when the characters make no number.
 */
export function parseChineseNumeral(text: string): number | null {
  const characters = [...text];
  if (characters.every((character) => character in DIGITS))
    return characters.length === 0 ? null : Number(characters.map((character) => DIGITS[character]).join(''));
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let lastUnit = 1;
  let largest = 0;
  for (const character of characters) {
    if (character in DIGITS) {
      if (digit !== null && digit !== 0) return null;
      digit = DIGITS[character]!;
      if (digit === 0) lastUnit = 1;
    } else if (character in TENS) {
      section += (digit ?? 1) * TENS[character]!;
      lastUnit = TENS[character]!;
      digit = null;
    } else if (character in MYRIADS) {
      const before = section + (digit ?? 0);
      const unit = MYRIADS[character]!;
      if (before === 0 && total === 0) return null;
      // 三亿五千万 adds the myriads to what stands; 三万亿 multiplies what stands.
      total = unit < largest ? total + before * unit : (total + before) * unit;
      largest = Math.max(largest, unit);
      section = 0;
      lastUnit = unit;
      digit = null;
    } else return null;
  }
  // 两万五 means 25,000: a bare last digit counts in tenths of the unit before it.
  return total + section + (digit ?? 0) * (lastUnit >= 100 ? lastUnit / 10 : 1);
}
