import type { Change } from '../define-rule';
import { DOES } from '../words/deeds';

type Wording = Omit<Change, 'evidence'>;

const ITEM = '[\\p{Script=Han}A-Za-z\\d]{2,10}';
const DEED = `(?:${DOES})\\p{Script=Han}{2,12}`;
/** 增强X、加强Y: one deed named beside another. */
const DEEDS = new RegExp(`(?<=${DEED})(?:、|，)(?=${DEED}(?:、|，|。|；|和|以及|等|$))`, 'gu');
/** 苹果、梨和桃子: three things, behind which the sentence ends or goes on. */
const THINGS = new RegExp(
  `(?<=(?:^|[，。：；]|[\\p{Script=Han}])${ITEM})、(?<others>${ITEM}(?:、${ITEM})*(?:和|以及|及|与)${ITEM}?)(?<etc>等)?(?=[，。；]|$)`,
  'gu',
);
const INCLUDES_BEFORE = /(?:例如|比如|包括|如|诸如|包含|涵盖|分别[是为]|有|[是为]|即|[：:]|依次[是为]|分[为成])[^，。；]*$/u;

/** Chinese lists whose first item can be made to include the others. */
export function peersInChinese(text: string): Wording[] {
  const deeds = [...text.matchAll(DEEDS)].map((match) => ({
    start: match.index,
    end: match.index + 1,
    is: '，例如',
  }));
  const things = [...text.matchAll(THINGS)]
    .filter(({ index }) => !INCLUDES_BEFORE.test(text.slice(0, index)) || true)
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      is: `（如${match.groups!.others}${match.groups!.etc ?? ''}）`,
      rank: 1,
    }));
  return [...deeds.slice(0, 1), ...things];
}

const WORD = "\\p{L}[\\p{L}'’-]*";
const NAME = `(?:\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)*`;
/** "physics, chemistry and biology": short nouns, or names, with the end of the sentence or a clause behind them. */
const LISTS = [
  new RegExp(`(?<=${NAME}), (?<others>${NAME}(?:, ${NAME})*,? and ${NAME})(?=[.;]|,(?! and)|$)`, 'gu'),
  new RegExp(`(?<=\\p{Ll}), (?<others>${WORD}(?: ${WORD})?(?:, ${WORD}(?: ${WORD})?)*,? and ${WORD}(?: ${WORD})?)(?=[.;]|$)`, 'gu'),
];

/** English lists whose first item can be made to include the others. */
export function peersInEnglish(text: string): Wording[] {
  return LISTS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !/\b(?:such as|including|like|both|between|either|e\.g\.)[^,.;]*$/i.test(text.slice(0, index)))
      .map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        is: `, such as ${match.groups!.others}`,
      })),
  );
}
