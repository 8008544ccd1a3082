/** A text made plain for comparison, with the way back: position `i` of `text` comes from `from[i]` to `to[i]` of the original. */
export interface FoldedText {
  text: string;
  /** UTF-16 starts and ends in the original, one entry for each code unit of `text`. */
  from: number[];
  to: number[];
}

const LEFT_OUT = /[\s\p{P}\p{S}\p{M}\p{Cf}]/u;

/**
 * Folds width, case and compatibility forms (NFKC, lower case) and leaves out white space, punctuation, symbols and marks:
 * what a model changes when it copies. Digits and letters of every script stay.
 */
export function fold(original: string): FoldedText {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    for (const folded of character.normalize('NFKC').toLowerCase()) {
      if (LEFT_OUT.test(folded)) continue;
      text += folded;
      for (let unit = 0; unit < folded.length; unit += 1) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { text, from, to };
}
