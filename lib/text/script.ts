const HAN = /\p{Script=Han}/u;
const COUNTED =
  /\p{Script=Han}|\p{Script=Latin}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{L}/gu;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;
const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** What the script of a text says of its language; Latin letters are read as English, null when there are no letters. */
export type DetectedLanguage = 'zh' | 'en' | 'ja' | 'ko' | 'other' | null;

/** How many characters of a long text are looked at; enough for any decision by share. */
const SAMPLE = 4000;
/** One Han character carries about as much as this many Latin letters. */
const LETTERS_PER_HAN = 3;

/**
 * Language by script: kana make Japanese, Hangul Korean; otherwise Han against Latin by weight. Cannot tell English from
 * French, and does not try.
 */
export function detectLanguage(text: string): DetectedLanguage {
  const shares = { han: 0, latin: 0, kana: 0, hangul: 0, other: 0 };
  for (const [letter] of text.slice(0, SAMPLE).matchAll(COUNTED)) {
    if (HAN.test(letter)) shares.han += LETTERS_PER_HAN;
    else if (LATIN.test(letter)) shares.latin += 1;
    else if (KANA.test(letter)) shares.kana += LETTERS_PER_HAN;
    else if (HANGUL.test(letter)) shares.hangul += LETTERS_PER_HAN;
    else shares.other += 1;
  }
  const { han, latin, kana, hangul, other } = shares;
  if (han + latin + kana + hangul + other === 0) return null;
  if (kana > (han + kana) / 5 && kana + han >= latin) return 'ja';
  const most = Math.max(han, latin, hangul, other);
  if (most === han) return 'zh';
  if (most === latin) return 'en';
  return most === hangul ? 'ko' : 'other';
}

/** True when there is something to judge in it: a letter or a digit of any script. */
export const hasLetterOrDigit = (text: string): boolean => LETTER_OR_DIGIT.test(text);

export const isHan = (character: string): boolean => HAN.test(character);
