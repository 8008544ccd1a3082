import { blankCitations } from './citations';

/** "2. ", "3) ", "（二）" or "四、" at the beginning of a line, behind a bullet or a mark of bold text, with words behind it. */
const NUMBERED =
  /^(?<lead>[ \t]*(?:[-*+•·][ \t]+|#{1,6}[ \t]+)?(?:\*\*)?)(?:[（(](?:\d{1,2}|[一二三四五六七八九十]{1,3})[)）]|\d{1,2}(?:[.．](?=\s|\p{Script=Han}|\*)|[、)）])|[一二三四五六七八九十]{1,3}、)(?=[ \t]*\S)/gmu;

/** The text with its citation marks and the numbers of its list items blanked, which count nothing; every other character keeps its place. */
export const withoutMarks = (text: string): string =>
  blankCitations(text).replace(
    NUMBERED,
    (mark, lead: string) => lead + ' '.repeat(mark.length - lead.length),
  );
