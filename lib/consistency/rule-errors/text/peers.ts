import type { Change } from '../define-rule';
import { DOES } from '../words/deeds';

type Wording = Omit<Change, 'evidence'>;

const ITEM = '(?:(?![的其及和与或在是之等一二三四五六七八九十两])[\\p{Script=Han}A-Za-z]){2,8}';
const DEED = `(?:${DOES})(?:(?![的，、])\\p{Script=Han}){2,12}`;
/** 增强X、加强Y: one deed named beside another. */
const DEEDS = new RegExp(
  `(?<=(?:^|[，；。：]|有助于|有利于|能够?|可以?|从而|并|进一步|来)${DEED})(?:、(?=${DEED}(?:、|，|。|；|和|以及|等|$))|，(?=${DEED}，${DEED}))`,
  'gu',
);
/** 苹果、梨和桃子: three things or more, behind which the clause ends. */
const THINGS = new RegExp(
  `(?<=${ITEM})、(?<others>${ITEM}(?:、${ITEM})*(?:和|以及|及|与)${ITEM})(?<etc>等)?(?=[，。；]|$)`,
  'gu',
);
/** What says already how the items belong together, or counts them. */
const GROUPED =
  /(?:例如|比如|如|诸如|分别[是为]?|有|[是为]|即|[：:]|依次|分[为成]|[一两二三四五六七八九十\d]+[大个种项类])[^，。；]*$/u;

/** Chinese lists whose first item can be made to include the others. */
export function peersInChinese(text: string): Wording[] {
  const deeds = [...text.matchAll(DEEDS)]
    .slice(0, 1)
    .filter(({ index }) => !/(?:如|包括|[一二三四五六七八九]是|首先|其次|最后|第[一二三四五])[^。；]*$/u.test(text.slice(0, index)))
    .map(({ index }) => ({ start: index, end: index + 1, is: '，例如' }));
  const things = [...text.matchAll(THINGS)]
    .filter(({ index }) => !GROUPED.test(text.slice(0, index)))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      is: `（如${match.groups!.others}${match.groups!.etc ?? ''}）`,
      rank: 1,
    }));
  return [...deeds, ...things];
}

const WORD = "\\p{Ll}[\\p{Ll}'’-]+";
/** "physics, chemistry and biology": short nouns, with the end of the clause behind them. */
const NOUNS = new RegExp(
  `(?<=\\b(?<first>${WORD})), (?<others>(?<second>${WORD}(?: ${WORD})?)(?:, ${WORD}(?: ${WORD})?)*,? and (?<last>${WORD}(?: ${WORD})?))(?=[.;]|$)`,
  'gu',
);
/** "improving air, saving water and planting trees". */
const GERUNDS = /(?<=\b\p{Ll}+ing (?:[\p{L}'’-]+ ?){1,6}), (?<others>\p{Ll}+ing (?:[\p{L}'’-]+ ?){1,6},? and \p{Ll}+ing )/gu;
const INCLUDED_BEFORE = /\b(?:such as|like|both|between|either|e\.g\.|respectively|three|four|five|\d+)\b[^.;]*$/i;
const NO_NOUN = /^(?:then|later|also|who|which|was|were|is|are|has|had|a|an|in|on|at|to|the|his|her|its|their|he|she|it|they|but|not|so|which|because|as|with|\w+ly|\w+ed|\w+ing)\b/iu;

/** English lists whose first item can be made to include the others. */
export function peersInEnglish(text: string): Wording[] {
  const nouns = [...text.matchAll(NOUNS)].filter(({ groups }) => areNouns(groups!.first!, groups!.second!, groups!.last!));
  return [...nouns, ...text.matchAll(GERUNDS)]
    .filter(({ index }) => !INCLUDED_BEFORE.test(text.slice(0, index)))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      is: `, such as ${match.groups!.others}`,
    }));
}

/** All in the plural or all in the singular, so that the first is not what the others are named as. */
const areNouns = (...items: readonly string[]): boolean =>
  items.every((item) => !NO_NOUN.test(item)) && new Set(items.map((item) => /[^s]s$/.test(item))).size === 1;
