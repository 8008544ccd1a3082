import { ENGLISH_ASSERTIONS, NEGATIVE_POLARITY, SUBORDINATE, UNDENIED_NEXT } from '../words/english-denials';
import type { StatementChange } from '../define-rule';

const AUXILIARY =
  /(?<=[\p{L}\p{N})”"'’] )(?:is|are|was|were|will|should|must|could|can|has been|have been|had been)\b(?=\s+[\p{L}\p{N}])/gu;

/** Where an English statement can be denied: "not" behind an auxiliary of a main clause. */
export function deniedInEnglish(text: string): StatementChange[] {
  return [...text.matchAll(AUXILIARY)].flatMap((match) => {
    const [was] = match;
    const end = match.index + was.length;
    const behind = text.slice(end).trimStart();
    if (UNDENIED_NEXT.test(behind) || SUBORDINATE.test(text.slice(0, match.index))) return [];
    return [{ start: match.index, end, is: denied(was) }];
  });
}

const denied = (auxiliary: string): string =>
  auxiliary === 'can' ? 'cannot' : auxiliary.replace(/^\w+/, (first) => `${first} not`);

/** Where an English negation can go without a trace. */
export function assertedInEnglish(text: string): StatementChange[] {
  return ENGLISH_ASSERTIONS.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      const clause = /^[^,;:.!]*/.exec(text.slice(end))![0];
      if (NEGATIVE_POLARITY.test(clause)) return [];
      return [{ start: match.index, end, is: asserted(match[0], instead) }];
    }),
  );
}

/** "will not" becomes "will", "wasn't" "was", "was unable to" "was able to". */
const asserted = (negated: string, instead: string): string => {
  if (instead !== '' && !instead.startsWith(' ')) return instead;
  return negated.replace(/(?: not|n['’]t| unable to)$/u, instead);
};
