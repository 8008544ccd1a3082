const HAN = /\p{Script=Han}/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;
const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
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
  const counts = [0, 0, 0, 0, 0, 0];
  const looked = text.slice(0, SAMPLE);
  for (let at = 0; at < looked.length; at += 1) {
    const point = looked.codePointAt(at)!;
    if (point > 0xffff) at += 1;
    counts[(CLASSES[point] ||= classOf(point)) - 1]! += 1;
  }
  const [, latin, other] = counts as [number, number, number];
  const [han, kana, hangul] = counts.slice(3).map((count) => count * LETTERS_PER_HAN) as [
    number,
    number,
    number,
  ];
  if (han + latin + kana + hangul + other === 0) return null;
  if (kana > (han + kana) / 5 && kana + han >= latin) return 'ja';
  const most = Math.max(han, latin, hangul, other);
  if (most === han) return 'zh';
  if (most === latin) return 'en';
  return most === hangul ? 'ko' : 'other';
}

/** What each code point counts as, from 1 in the order of classOf; 0 where none was asked for yet. */
const CLASSES = new Uint8Array(0x110000);

function classOf(point: number): number {
  const character = String.fromCodePoint(point);
  const order = [LATIN, LETTER, HAN, KANA, HANGUL];
  // A Han or Latin letter is a letter too: what is no other script is asked last.
  const first = [LATIN, HAN, KANA, HANGUL, LETTER].find((script) => script.test(character));
  return first ? order.indexOf(first) + 2 : 1;
}

/** True when there is something to judge in it: a letter or a digit of any script. */
export const hasLetterOrDigit = (text: string): boolean => LETTER_OR_DIGIT.test(text);

/** True when a Chinese character stands anywhere in it. */
export const hasHan = (text: string): boolean => HAN.test(text);
