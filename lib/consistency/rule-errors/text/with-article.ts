const VOWEL = /^[aeiou]/i;

/** A change of an English word with the article before it, where that becomes another: "an increase" becomes "a decrease". */
export function withArticle(
  text: string,
  start: number,
  end: number,
  is: string,
): { start: number; end: number; is: string } {
  const article = /\b(an?)(\s)$/i.exec(text.slice(0, start));
  if (!article || VOWEL.test(text.slice(start, end)) === VOWEL.test(is)) return { start, end, is };
  const [whole, word, space] = article as unknown as [string, string, string];
  const other = word.length === 2 ? word[0]! : `${word}n`;
  return { start: start - whole.length, end, is: other + space + is };
}
