import { leadingConnective } from './connectives';

/** What a split would lose: the word that ties the parts together, or the noun that a pronoun refers to. */
export interface SplitWarning {
  kind: 'connective' | 'pronoun';
  word: string;
}

/** Pairs that say one thing between them: the first in the left part, the second in the right one. */
const PAIRS: readonly [first: RegExp, second: RegExp][] = [
  [/因为|由于|既然/, /所以|因此|因而|于是|便|就/],
  [/虽然|尽管|虽|固然/, /但是|但|却|可是|然而|不过|仍/],
  [/如果|假如|倘若|若|要是|一旦|只要/, /那么|则|就|便|将|会/],
  [/只有|除非/, /才|否则/],
  [/不但|不仅|不光|非但/, /而且|并且|还|也|更/],
  [/即使|即便|哪怕|无论|不管/, /也|都|仍|总/],
  [/\b(?:if|unless|when|once)\b/i, /^\W*then\b/i],
  [/\b(?:either|neither|both|not only)\b/i, /^\W*(?:or|nor|and|but also)\b/i],
];

/** Words that open a clause that depends on the one before it, or end a part that needs its continuation. */
const HANGS =
  /^[\s,，;；]*(以致于?|以免|以便|除非|只要|如果|因为|由于|尽管|虽然|而(?!且)|且|并|或|because|since|although|though|unless|if|while|whereas|when|until|before|after|so that|in order to|which|who|whose|and|or|nor|than)(?![\p{Script=Latin}])/iu;
const WAITS =
  /(因为|由于|导致|使得|如果|虽然|尽管|只要|只有|以及|因此|所以|但是?|because|since|although|though|if|unless|while|and|or|but|so|therefore|that|which|due to|leads? to)[\s,，]*$/iu;

const PRONOUN =
  /它们?|(?<!其)他们?(?!人)|她们?|其(?![中他实余次它])|(?<![应本])该(?=\p{Script=Han})|(?<![因如彼从至在由])此(?!外|后|前)|这(?!里)|那(?![么里])|前者|后者|两者|二者|上述|\b(?:it|its|itself|they|them|their|theirs|he|him|his|she|her|hers|this|these|those|the former|the latter)\b/iu;
/** "It is clear that" and "that" inside a sentence stand for nothing. */
const EXPLETIVE =
  /^\W*it (?:is|was|seems|appears) (?:\w+ )?that\b|^\W*it (?:rain|snow)s?(?:ed|ing)?\b|^\W*it (?:is|was) (?:raining|snowing)\b/i;

/**
 * What is lost when a text is cut at a position (UTF-16): each kind at most once. A hint, not a verdict: it compares
 * words and does not understand sentences.
 */
export function splitWarnings(text: string, at: number): SplitWarning[] {
  const [left, right] = [text.slice(0, at), text.slice(at)];
  if (left.trim() === '' || right.trim() === '') return [];
  const connective =
    leadingConnective(right.trim()) ?? HANGS.exec(right)?.[1] ?? WAITS.exec(left)?.[1] ?? pair(left, right);
  const pronoun = EXPLETIVE.test(right) ? null : PRONOUN.exec(right)?.[0];
  return [
    ...(connective ? [{ kind: 'connective', word: connective } as const] : []),
    ...(pronoun ? [{ kind: 'pronoun', word: pronoun } as const] : []),
  ];
}

/** The first half of a pair that the cut would part, if it stands in the clause right before the cut. */
function pair(left: string, right: string): string | null {
  const before = left.slice(Math.max(left.search(/[^。！？.!?]*[。！？.!?]?\s*$/u), 0));
  const after = /^[^。！？.!?]*/u.exec(right)![0];
  for (const [first, second] of PAIRS) {
    const found = first.exec(before);
    if (found && second.test(after)) return found[0];
  }
  return null;
}
