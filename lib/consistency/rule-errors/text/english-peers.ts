import type { StatementChange } from '../define-rule';

const WORD = "\\p{Ll}[\\p{Ll}'’-]+";
// Lists are sought from a comma on, and what comes before is read only where there is one.

/** "physics, chemistry and biology": short nouns, with the end of the clause behind them. */
const NOUNS = new RegExp(
  `, (?<=\\b(?<first>${WORD}), )(?<others>(?<second>${WORD}(?: ${WORD})?)(?:, ${WORD}(?: ${WORD})?)*,? and (?<last>${WORD}(?: ${WORD})?))(?=[.;]|$)`,
  'gu',
);
/** "improving air, saving water and planting trees". */
const GERUNDS =
  /, (?<=\b\p{Ll}+ing (?:[\p{L}'’-]+ ?){1,6}, )(?<others>\p{Ll}+ing (?:[\p{L}'’-]+ ?){1,6},? and \p{Ll}+ing )/gu;
/** Behind these adjectives are listed. */
const DESCRIBED_BEFORE =
  /\b(?:is|are|was|were|be|been|being|seem\w*|look\w*|feels?|felt|too|very|so)\s(?:[\w-]+\s){0,3}[\w-]*$/i;
const INCLUDED_BEFORE =
  /\b(?:[Ee]vents|[Tt]opics|such as|like|both|between|either|e\.g\.|respectively|three|four|five|\d+)\b[^.;]*$/i;
const NO_NOUN =
  /^(?:too|then|later|when|how|why|where|what|other|others|also|who|which|was|were|is|are|has|had|a|an|in|on|at|to|the|his|her|its|their|he|she|it|they|but|not|so|which|because|as|with|\w+ly|\w+ed|\w+ing)\b/iu;

/** English lists whose first item can be made to include the others. */
export function peersInEnglish(text: string): StatementChange[] {
  const nouns = [...text.matchAll(NOUNS)].filter(({ groups }) =>
    areNouns(groups!.first!, groups!.second!, groups!.last!),
  );
  return [...nouns, ...text.matchAll(GERUNDS)]
    .filter(
      ({ index }) =>
        !INCLUDED_BEFORE.test(text.slice(0, index)) && !DESCRIBED_BEFORE.test(text.slice(0, index)),
    )
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      is: `, such as ${match.groups!.others}`,
    }));
}

/** All in the plural or all in the singular, so that the first is not what the others are named as. */
const areNouns = (...items: readonly string[]): boolean =>
  items.every(
    (item) =>
      !NO_NOUN.test(item) &&
      !/^who|\b(?:it|them|him|her|us|me)$|(?:ful|ive|ous|less|able|ible|ish)$/.test(item),
  ) && new Set(items.map((item) => /[^s]s$/.test(item))).size === 1;
