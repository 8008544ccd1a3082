/** Letters and digits of scripts that part words by spaces. */
const SPACED = /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{N}/u;
const DIGIT = /\p{N}/u;
/** Signs that say something: amounts, comparisons, questions, percentages. */
const MEANS = /[\p{S}%‰?#@&*]/u;
/** Marks that say something beside a digit: decimals, thousands, times, ranges, fractions, minus. */
const IN_NUMBER = /[.,:/\-‐‑‒–—'’]/u;

/** Runs of what has one width or another; raised, lowered and circled numbers, fractions and numbered hours, days and months stay. */
const FOLDS = /[^\p{No}\u2070-\u209f㋀-㋋㍘-㍰㏠-㏾]+/gu;
/** Units in one sign, some of them squared or cubed. */
const UNITS = /[㍱-㏟]/gu;

/**
 * A text without what a copy may change: width (NFKC), spacing, and punctuation that says nothing. Two texts with the same key say the same in
 * the same words. Case, digits, signs of amounts, question marks and the marks within numbers stay: "3.5" is no "35", and "10²" no "102".
 */
export function sameWordsKey(text: string): string {
  const characters = [...withoutWidth(text)];
  let key = '';
  let before = '';
  let parted = false;
  characters.forEach((character, at) => {
    if (!says(characters, at)) {
      parted = true;
      return;
    }
    if (parted && SPACED.test(before) && SPACED.test(character)) key += ' ';
    key += character;
    before = character;
    parted = false;
  });
  return key;
}

/** NFKC as far as no number becomes another one: it writes "10²" as "102", and "1½" as "11⁄2". */
const withoutWidth = (text: string): string =>
  text
    .replace(UNITS, (unit) => unit.normalize('NFKC').replace(/2$/, '²').replace(/3$/, '³'))
    .replace(FOLDS, (run) => run.normalize('NFKC'));

function says(characters: readonly string[], at: number): boolean {
  const character = characters[at]!;
  if (/[\p{L}\p{N}\p{M}]/u.test(character) || MEANS.test(character)) return true;
  const [before, after] = [characters[at - 1] ?? '', characters[at + 1] ?? ''];
  if (!IN_NUMBER.test(character) || !DIGIT.test(after)) return false;
  // A sign before a number, or a mark within one.
  return DIGIT.test(before) || (/[-‐‑‒–—.]/u.test(character) && !/[\p{L}]/u.test(before));
}
