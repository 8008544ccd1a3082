import { CHINESE_ASSERTIONS, CHINESE_DENIALS, type Denial } from '../words/chinese-denials';
import type { StatementChange } from '../define-rule';

/** Where a Chinese statement can be denied: its verbs, the first of each clause. */
export const deniedInChinese = (text: string): StatementChange[] => changesBy(CHINESE_DENIALS, text);

/** Where a Chinese negation can go. */
export const assertedInChinese = (text: string): StatementChange[] => changesBy(CHINESE_ASSERTIONS, text);

function changesBy(denials: readonly Denial[], text: string): StatementChange[] {
  return denials
    .flatMap(({ word, denied, notBefore, notBehind }) =>
      placesOf(word, text)
        .filter(
          (at) =>
            !(notBefore?.test(text.slice(0, at)) ?? false) &&
            !(notBehind?.test(text.slice(at + word.length)) ?? false) &&
            !isAttributive(text, at + word.length),
        )
        .map((at) => ({ start: at, end: at + word.length, is: denied })),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Where a word stands in a text. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** Whether the clause goes on to 的 and a noun: what is denied there tells things apart and states nothing. */
const isAttributive = (text: string, from: number): boolean =>
  /^[^，。；：、,;:]{0,12}的[^，。；：、,;:]{1,10}[，。；,;]?/u.test(text.slice(from)) &&
  /^[^，。；：,;:]{0,12}的[^，。；：,;:]{0,12}(?:是|会|可以|将|能|有|在|被)/u.test(text.slice(from));
