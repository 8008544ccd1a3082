import { span, type Span } from './offsets';
import { hasHan, hasLetterOrDigit } from './script';

/** A heading of a long text: where its words stand (UTF-16), and how deep it lies, from 1. */
export interface TextHeading {
  at: Span;
  level: number;
}

const NUMERAL = '[一二三四五六七八九十百零〇两\\d]+';
/** How a heading may begin, with the depth that it shows; the first that fits counts. */
const OPENINGS: readonly [pattern: RegExp, level: (match: RegExpExecArray) => number][] = [
  [/^(#{1,6})\s+(?=\S)/, (match) => match[1]!.length],
  [new RegExp(`^第${NUMERAL}[章篇编部](?=[\\s　:：]|$|\\p{Script=Han})`, 'u'), () => 1],
  [new RegExp(`^第${NUMERAL}节(?=[\\s　:：]|$|\\p{Script=Han})`, 'u'), () => 2],
  [/^[一二三四五六七八九十]+、/, () => 2],
  [/^[（(][一二三四五六七八九十]+[）)]/, () => 3],
  [/^(\d{1,2}(?:\.\d{1,2}){0,3})[.、)]?\s+(?=\p{L})/u, (match) => match[1]!.split('.').length],
  [/^(?:Chapter|Part|Section|Appendix)\s+[\dIVXA-H]+\b/i, () => 1],
];
/** Behind these a line goes on, or was a sentence. */
const SAYS = /[。！？!?；;，,.…]["”’）)]?$/;
const ITEM = /^(?:[-*•·–—>|]|\[\d|https?:)/;

/** The longest heading, in units; a Chinese character counts as two. */
const WIDEST = 64;

/**
 * The headings of a text, in order: Markdown ones, numbered ones of Chinese and English, and short lines that stand by
 * themselves before a longer paragraph and end like no sentence. A single heading is not an outline: returns an empty
 * list.
 */
export function outlineText(text: string): TextHeading[] {
  const lines = [...text.matchAll(/[^\r\n\u2028\u2029]+/g)]
    .map(({ 0: line, index }) => ({
      words: line.trim(),
      start: index + line.length - line.trimStart().length,
    }))
    .filter(({ words }) => words !== '');
  const headings = lines.flatMap(({ words, start }, index): TextHeading[] => {
    const level = levelOf(words, lines[index + 1]?.words ?? '', opensParagraph(text, start));
    return level === null ? [] : [{ at: titleSpan(words, start), level }];
  });
  return headings.length > 1 ? headings : [];
}

function levelOf(words: string, next: string, apart: boolean): number | null {
  if (!hasLetterOrDigit(words) || widthOf(words) > WIDEST) return null;
  if (/^#{1,6}\s/.test(words)) return OPENINGS[0]![1](/^(#{1,6})/.exec(words)!);
  if (SAYS.test(words) || ITEM.test(words)) return null;
  for (const [pattern, level] of OPENINGS) {
    const match = pattern.exec(words);
    if (match) return level(match);
  }
  const alone = apart && widthOf(next) > widthOf(words) * 2 && widthOf(next) > 40;
  return alone ? 1 : null;
}

/** Without the signs of Markdown. */
function titleSpan(words: string, start: number): Span {
  const lead = /^(?:#{1,6}\s+)?(?:\*\*|__)?/.exec(words)![0].length;
  const tail = /(?:\*\*|__)?(?:\s+#+)?$/.exec(words)![0].length;
  return span(start + lead, start + Math.max(lead + 1, words.length - tail));
}

/** Whether a line begins the text or follows an empty line. */
const opensParagraph = (text: string, start: number): boolean =>
  /(?:^|(?:\r\n|[\r\n])[^\S\r\n]*(?:\r\n|[\r\n]))[^\S\r\n]*$/.test(
    text.slice(Math.max(0, start - 64), start),
  ) || start === 0;

const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (hasHan(letter) ? 2 : 1), 0);
