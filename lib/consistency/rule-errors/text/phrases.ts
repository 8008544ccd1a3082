import { STOP_WORDS } from '@/lib/consistency/words/function-words';

/** Words that point at something said before, or carry a sentence on: a phrase that begins with one cannot go elsewhere. */
const LEANS =
  /^(?:[这那其该此它他她]|由此|从而|避免|防止|正是|给|一般|对|使|在|因|受|据|不仅|通常|原因|主要|为|如|若|虽|所以|同时|此外|后者|前者|自己|往往|进而|也|还|又|并|且|而|但|却|就|都|才|则|将|会|可能|已|其中|以及|是|的|了|等|it|he|she|they|this|that|these|those|which|who|his|her|its|their|and|but|or|so|also|then|to|there|we|you|i)(?![a-z])/iu;
/** What leaves a phrase open at its end. */
const OPEN_END =
  /(?:[的和与及或在对是为于把被让使向从由将会可能而但并也又还都就]|\b(?:the|a|an|of|and|or|to|in|on|for|with|by|is|are|was|were|has|have|be|will|would|can|could|may|might|must|should|also|often|in part|partly|simply|just|only|mainly|largely|mostly|primarily|perhaps))$/iu;

/** Whether a wording stands by itself, so that it reads well in another place. */
export const isWholePhrase = (wording: string): boolean =>
  wording.length >= 2 && !LEANS.test(wording) && !OPEN_END.test(wording) && balanced(wording);

function balanced(wording: string): boolean {
  return ['（）', '()', '“”', '《》', '""'].every(([open, close]) => {
    const [opened, closed] = [open!, close!].map((mark) => wording.split(mark).length - 1);
    return open === close ? opened! % 2 === 0 : opened === closed;
  });
}

/**
 * The first letter small, unless the word is a name; what a reference writes within its sentences tells. Null where it does not.
 */
export function uncapitalised(wording: string, reference: string): string | null {
  const word = /^\p{Lu}[\p{L}\p{M}]*/u.exec(wording)?.[0];
  if (word === undefined || /^(?:I|\p{Lu}{2,})$/u.test(word)) return wording;
  const small = word.toLowerCase();
  const written = (form: string): boolean =>
    new RegExp(`(?<=[\\p{Ll},] )${form}(?!\\p{L})`, 'u').test(reference);
  if (STOP_WORDS.has(small) || (written(small) && !/^\s\p{Lu}/u.test(wording.slice(word.length))))
    return small + wording.slice(word.length);
  return written(word) || /^\s\p{Lu}/u.test(wording.slice(word.length)) ? wording : null;
}

export const capitalised = (wording: string): string =>
  wording.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
