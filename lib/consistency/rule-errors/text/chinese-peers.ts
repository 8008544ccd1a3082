import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import type { StatementChange } from '../define-rule';
import { DOES } from '../words/measures';

const ITEM =
  '(?:(?![的其及和与或在是之等一二三四五六七八九十两都均也将被会能让使仍有为])[\\p{Script=Han}A-Za-z]){2,5}';
const MEASURE = `(?:${DOES})(?:(?![的，、])\\p{Script=Han}){2,12}`;
/** 增强X、加强Y: one measure named beside another. */
const MEASURES = new RegExp(
  `(?<=(?:^|[，；。：]|有助于|有利于|能够?|可以?|从而|并|进一步|来)${MEASURE})(?:、(?=${MEASURE}(?:、|，|。|；|和|以及|等|$))|，(?=${MEASURE}，${MEASURE}))`,
  'gu',
);
/** 苹果、梨和桃子: three things or more, behind which the clause ends. */
const THINGS = new RegExp(
  `(?<=${ITEM})、(?<others>${ITEM}(?:、${ITEM})*(?:和|以及|及)${ITEM})(?<etc>等)?(?=[，。；]|$)`,
  'gu',
);
const JOINT = /和|以及|及/u;

/** Whether 和 is a word by itself there: in 和平 it joins nothing. */
const joins = (text: string, at: number): boolean => /^(?:和|以及|及)$/u.test(wordAt(text, at));

function wordAt(text: string, at: number): string {
  const word = wordsIn(text, span(0, text.length)).find(([start]) => start === at);
  return word ? text.slice(...word) : '';
}

/** Whether the last item is no longer than the longest before it: what is longer may go on with the sentence. */
function endsAsItBegan(list: string): boolean {
  const lengths = list.split(/、|和|以及|及/u).map((item) => item.replace(/等$/u, '').length);
  return lengths.at(-1)! <= Math.max(...lengths.slice(0, -1));
}

/** What says already how the items belong together, or counts them. */
const GROUPED =
  /(?:例如|比如|如|诸如|分别[是为]?|有|[是为]|即|[：:]|依次|分[为成]|[一两二三四五六七八九十\d]+[大个种项类])[^，。；]*$/u;

/** Chinese lists whose first item can be made to include the others. */
export function peersInChinese(text: string): StatementChange[] {
  const measures = [...text.matchAll(MEASURES)]
    .slice(0, 1)
    .filter(
      ({ index }) =>
        !/(?:如|包括|[一二三四五六七八九]是|首先|其次|最后|第[一二三四五])[^。；]*$/u.test(
          text.slice(0, index),
        ),
    )
    .map(({ index }) => ({ start: index, end: index + 1, is: '，例如' }));
  const things = [...text.matchAll(THINGS)]
    .filter(
      ({ 0: list, index }) =>
        !GROUPED.test(text.slice(0, index)) && joins(text, index + list.search(JOINT)) && endsAsItBegan(list),
    )
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      is: `（如${match.groups!.others}${match.groups!.etc ?? ''}）`,
      rank: 1,
    }));
  return [...measures, ...things];
}
