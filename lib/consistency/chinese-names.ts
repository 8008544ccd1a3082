import { span, type Span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import { foreignNames, foreignNameIn } from './foreign-names';
import { LONG_KIND, NAMED, NO_NAME, OFFICE, SAYS, SHORT_KIND, SURNAME, TITLE, UNNAMED } from './name-words';

/** A title behind makes even a surname a person; an office before or a verb behind asks for a whole name. */
const PEOPLE = [
  new RegExp(`${SURNAME}\\p{Script=Han}{0,2}?(?=${TITLE})`, 'gu'),
  new RegExp(`${SURNAME}\\p{Script=Han}{1,2}?(?=${SAYS})`, 'gu'),
  new RegExp(`(?<=${OFFICE})${SURNAME}\\p{Script=Han}{1,2}?(?=$|[^\\p{Script=Han}]|[的在于与和])`, 'gu'),
];
/** Said to be somebody: a name even where it is a word as well. */
const CALLED = new RegExp(
  `(?<=${OFFICE}[是为叫])${SURNAME}\\p{Script=Han}{1,2}?(?=$|[^\\p{Script=Han}]|[的在于与和])`,
  'gu',
);
const KIND_ALONE = new RegExp(`^(?:${SHORT_KIND}|${LONG_KIND})$`, 'u');
const HAN = /^\p{Script=Han}+$/u;

/**
 * Names in a Chinese text that another text does not hold: of people, by surname with a title, an office or a verb of
 * saying beside it, or by the middle dot of foreign names; of places and bodies, by the word that ends them. What may be
 * a common word is left out.
 */
export function missingChineseNames(text: string, other: string): Span[] {
  const words = wordsIn(text, span(0, text.length));
  const absent = ([start, end]: Span): boolean => !other.includes(withoutRank(text.slice(start, end)));
  // 停靠|码头 beside 码头停靠渡船 is no other place.
  const said = (name: Span): boolean =>
    words.filter(([from, to]) => from >= name[0] && to <= name[1]).every((word) => !absent(word));
  const names = [
    ...people(text, words).filter(absent),
    ...places(text, words).filter((name) => absent(name) && !said(name)),
  ];
  const foreign = foreignNames(text, words).filter(
    ([start, end]) => !foreignNameIn(other, text.slice(start, end)),
  );
  const all = [...foreign, ...names];
  const same = ([start, end]: Span) => all.findIndex((other) => other[0] === start && other[1] === end);
  return all.filter((name, at) => same(name) === at && !all.some((whole) => holds(whole, name)));
}

/** 上海市 is Shanghai. */
const withoutRank = (name: string): string => name.replace(/(?<=..)[省市县区镇村州]$/u, '');

const holds = (whole: Span, part: Span): boolean =>
  whole[0] <= part[0] && part[1] <= whole[1] && whole[1] - whole[0] > part[1] - part[0];

/** A name begins and ends where words do and is no word itself: in 何时出生 nobody is born. */
function people(text: string, words: readonly Span[]): Span[] {
  const edges = new Set<number>(words.flat());
  const isWord = ([from, to]: Span): boolean => words.some(([start, end]) => start === from && end === to);
  const found = (pattern: RegExp): Span[] =>
    [...text.matchAll(pattern)]
      .map((match) => span(match.index, match.index + match[0].length))
      .filter(([start, end]) => edges.has(start) && edges.has(end));
  const whole = PEOPLE.flatMap(found).filter((name) => name[1] - name[0] === 1 || !isWord(name));
  return [...whole, ...found(CALLED)];
}

/** A word that ends as names do, or such an ending right behind a word that could be one's beginning; alone it is none. */
function places(text: string, words: readonly Span[]): Span[] {
  return words.flatMap(([start, end], at) => {
    const word = text.slice(start, end);
    if (!KIND_ALONE.test(word)) return NAMED.test(word) && !UNNAMED.has(word) ? [span(start, end)] : [];
    const [from, to] = words[at - 1] ?? [start, start];
    const before = text.slice(from, to);
    const joins = to === start && before.length > 1 && HAN.test(before) && !NO_NAME.test(before);
    return joins && !UNNAMED.has(before) ? [span(from, end)] : [];
  });
}
