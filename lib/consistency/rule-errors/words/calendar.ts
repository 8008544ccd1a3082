export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
export const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
/** Of 周一 or 星期一, from Monday on. */
export const CHINESE_WEEKDAYS = [...'一二三四五六日'];
/** Numerals of months, from January on; longer ones first in patterns. */
export const CHINESE_MONTHS = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ');
