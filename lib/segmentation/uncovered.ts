import { citationsAt } from '@/lib/text/citations';
import { graphemeSnap } from '@/lib/text/graphemes';
import { withoutMarks } from '@/lib/text/marks';
import { withoutSyntax } from '@/lib/text/markdown/hidden-spans';
import { linePieces } from '@/lib/text/markdown/line-pieces';
import type { MarkdownLine } from '@/lib/text/markdown/markdown-line';
import { readMarkdown } from '@/lib/text/markdown/read-markdown';
import { span, type Span } from '@/lib/text/offsets';
import { hasLetterOrDigit } from '@/lib/text/script';
import { splitSentences } from '@/lib/text/sentences';

const FIRST = /[\p{L}\p{N}]/u;
const LAST = /[\p{L}\p{N}][^\p{L}\p{N}]*$/u;
/** What opens a word or a number right before it, and what closes one right behind it. */
const OPENS = /[\p{Ps}\p{Pi}\p{Sc}"'“‘+−~≈<>≤≥@#-]+$/u;
const CLOSES =
  /^(?: ?[%‰°])?[\p{M}\p{Pe}\p{Pf}\p{Sc}\p{Po}\p{Sm}\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*/u;
/** The number or letter of an item that stands apart from its words: "2.", "（3）", "b)", "iv.". */
const LONE_MARKER =
  /^[^\p{L}\p{N}\n]*(?:(?:\d{1,3}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4}|[一二三四五六七八九十]{1,3})[)）.．、]|\p{No})[^\p{L}\p{N}\n]*$/iu;
/** A stop within a number or a short form, as in "3.5" and "e.g.": no marker ends there. */
const INNER_STOP = /^(?:\d[.．]\d|[a-z][.．][a-z\d])$/i;
/** A digit that is drawn as a key: the marker of an item. */
const KEYCAP = /\d\ufe0f?\u20e3/g;

/**
 * The stretches of an answer that hold a letter or digit and belong to no segment: UTF-16, in order, without the marks and white
 * space around them. A stretch ends where a line does, unless a sentence goes on in the next one. Marks of lists, headings,
 * tables and citations and the targets of links hold nothing; words always do. `spans` may overlap, in any order.
 */
export function uncovered(answer: string, spans: readonly Span[]): Span[] {
  const between = gaps(answer, spans);
  if (!between.some(([from, to]) => hasLetterOrDigit(answer.slice(from, to)))) return [];
  const { lines } = readMarkdown(answer);
  const words = blankMarks(answer, lines);
  const breaks = lineBreaks(answer);
  return between
    .flatMap((gap) => cutAt(gap, breaks))
    .flatMap((gap) => {
      const held = heldBy(answer, words, lines, gap);
      return held ? [held] : [];
    });
}

function gaps(answer: string, spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (from > end) found.push(span(end, from));
    end = Math.max(end, to);
  }
  return end < answer.length ? [...found, span(end, answer.length)] : found;
}

/** The answer with everything blanked that is a mark; every other character keeps its place. */
function blankMarks(answer: string, lines: readonly MarkdownLine[]): string {
  const blank = (from: number, to: number): string => answer.slice(from, to).replace(/\S/g, ' ');
  let text = '';
  for (const line of lines) {
    text += answer.slice(text.length, line.start);
    for (const { start, end, role } of linePieces(answer, line)) {
      const item = role === 'number' && /^\d{1,3}\D*$/.test(answer.slice(start, end));
      const shown = !item && (role === 'words' || role === 'number');
      text += shown ? answer.slice(start, end) : blank(start, end);
    }
  }
  const keyless = text.replace(KEYCAP, (mark) => ' '.repeat(mark.length));
  return withoutMarks(keyless);
}

/** Where a sentence begins on another line than the one before it ended. */
function lineBreaks(answer: string): number[] {
  const sentences = splitSentences(answer);
  return sentences.flatMap(([start], at) =>
    at > 0 && /[\r\n\u2028\u2029]/.test(answer.slice(sentences[at - 1]![1], start)) ? [start] : [],
  );
}

function cutAt([from, to]: Span, breaks: readonly number[]): Span[] {
  const inside = breaks.filter((at) => at > from && at < to);
  return [from, ...inside].map((start, at) => span(start, inside[at] ?? to));
}

/** What a gap holds, with the marks that belong to it; null where it holds no word and no number. */
function heldBy(
  answer: string,
  words: string,
  lines: readonly MarkdownLine[],
  [from, to]: Span,
): Span | null {
  const inside = words.slice(from, to);
  const first = inside.search(FIRST);
  if (first < 0 || isLoneMarker(answer, inside, from)) return null;
  const lead = OPENS.exec(inside.slice(0, first))?.[0].length ?? 0;
  const last = inside.search(LAST);
  const width = inside.codePointAt(last)! > 0xffff ? 2 : 1;
  const snap = graphemeSnap(answer);
  const start = Math.max(from, snap.back(from + first - lead));
  const end = Math.min(to, snap.forward(closedAt(answer, words, from + last + width)));
  const whole = withoutSyntax(answer, lines, { start, end }) ?? { start, end };
  return span(Math.max(from, whole.start), Math.min(to, whole.end));
}

/** Behind the marks that close the words before `at`, and citations among them. */
function closedAt(answer: string, words: string, at: number): number {
  const end = at + CLOSES.exec(words.slice(at))![0].length;
  const citations = citationsAt();
  citations.lastIndex = end + /^[ \t]*/.exec(answer.slice(end, end + 4))![0].length;
  return citations.test(answer) ? closedAt(answer, words, citations.lastIndex) : end;
}

/** Whether nothing but an item's number is left, at the beginning of a line that goes on. */
function isLoneMarker(answer: string, inside: string, from: number): boolean {
  if (!LONE_MARKER.test(inside)) return false;
  const to = from + inside.length;
  const before = answer.slice(0, from + inside.search(FIRST));
  const behind = answer.slice(to);
  return (
    !INNER_STOP.test(answer.slice(to - 2, to + 1)) &&
    /(?:^|[\r\n\u2028\u2029])[^\p{L}\p{N}\r\n\u2028\u2029]*$/u.test(before) &&
    /^[^\p{L}\p{N}\r\n\u2028\u2029]*[\p{L}\p{N}]/u.test(behind)
  );
}
