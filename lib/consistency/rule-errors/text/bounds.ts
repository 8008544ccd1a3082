/** Behind these a smaller number would still be true. */
const AT_LEAST_BEFORE =
  /(?:\b(?:more than|over|at least|above|exceed\w*|no (?:fewer|less) than|minimum of|older than|larger than|longer than|since)|不少于|不低于|超过|至少|多达|高于|大于|逾|超|突破|满)\s?(?:了\s?)?(?:an? )?[$€£¥]?$/iu;
const AT_LEAST_AFTER = /^(?:\+|\s?(?:以上|多|余|来|or more|and over|and above))/iu;
/** Behind these a larger one. */
const AT_MOST_BEFORE =
  /(?:\b(?:less than|fewer than|under|below|at most|within|no more than|maximum of|younger than|shorter than)|不到|不足|低于|少于|小于|最多|不超过|不大于)\s?(?:an? )?[$€£¥]?$/iu;
const AT_MOST_AFTER = /^\s?(?:以下|以内|之内|or (?:less|fewer|under))/iu;

/** Which way the number between `start` and `end` must go to be false: up in "at least 5", down in "at most 5". */
export function boundAt(text: string, start: number, end: number): 'up' | 'down' | 'either' {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (AT_MOST_BEFORE.test(before) || AT_MOST_AFTER.test(after)) return 'down';
  if (AT_LEAST_BEFORE.test(before) || AT_LEAST_AFTER.test(after)) return 'up';
  return 'either';
}
