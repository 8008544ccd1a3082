import type { Quantity } from '@/lib/text/numbers/numbers';

const ENGLISH = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const CHINESE = [...'三四五六七八九'];
/** What is counted one by one or measured, so that any number reads well before it. */
const CHINESE_COUNTED =
  /^(?:个(?!百分点)|名|位(?!数)|人(?![称格])|次|家(?=\p{Script=Han})|座|种|天|年(?![级代])|岁|倍|项|条|层|辆|台|场|小时|分钟|公里|米|艘|架|所|部(?!分))/u;
const CHINESE_NUMBER = /^[两二三四五六七八九]([十百千万亿]?)$/u;
/** Fixed wordings, and what a range or an approximation holds. */
const NOT_BEFORE = /(?:[第十百千万亿零〇一二三四五六七八九\d初周]|星期|礼拜|每|这|那|上述|以上)$/u;
/** What is counted is in the plural, with an adjective at most before it. */
const ENGLISH_COUNTED =
  /^ (?:\p{Ll}+(?:al|ic|ous|ed|ive|er|ish|an|en|ge|ll|ew|ng) )?(?:(?!was|is|has|does|this|its|his|as|us|plus|less|across|times\b)\p{Ll}{2,}s|people|men|women|children)\b/u;
const ENGLISH_NOT_BEHIND =
  /^(?:-|\s(?:or|to|and a half|hundred|thousand|million|billion|thirds|quarters|of a kind)\b)/i;

/** Other words for a number that is written as one: "three" becomes "four", 三 becomes 四. */
export function otherNumberWords(text: string, { start, end }: Quantity): string[] {
  const was = text.slice(start, end);
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const series = [ENGLISH, TENS].find((words) => words.includes(was));
  if (series)
    return ENGLISH_NOT_BEHIND.test(behind) || !ENGLISH_COUNTED.test(behind)
      ? []
      : upwardsFrom(series, series.indexOf(was));
  // 两人 are both of them.
  if (was === '两' && /^[人国岸]/u.test(behind)) return [];
  const chinese = CHINESE_NUMBER.exec(was);
  if (!chinese || NOT_BEFORE.test(before) || !CHINESE_COUNTED.test(behind)) return [];
  return upwardsFrom(CHINESE, CHINESE.indexOf(was[0]!)).map((digit) => digit + chinese[1]!);
}

/** All behind a place, then all before it. */
const upwardsFrom = (series: readonly string[], at: number): string[] => [
  ...series.slice(at + 1),
  ...series.slice(0, Math.max(0, at)).toReversed(),
];
