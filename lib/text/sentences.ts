import { citationsAt } from './citations';
import { graphemeSnap } from './graphemes';
import { type Span } from './offsets';
import { hasLetterOrDigit } from './script';
import { fullStopEnds } from './sentence-end';
import { trimSpan } from './trim';

/** Characters at which a sentence may end. */
const CANDIDATE = /[\n\r\u2028\u2029。！？!?．.…｡؟।]/g;
const TERMINATOR = /[。！？!?．.…｡؟।]/;
const CLOSER = /[”’」』】）)\]》〉"'»*_]/;
/** Behind a closing quote these carry the sentence on: “好！”，他说。 */
const CONTINUES = /[，、；：,;:—～的地得]/;
/** A bracket that is still open keeps its sentence together when it closes within this many characters. */
const BRACKET_REACH = 160;
/** A line at least this long that stops without a terminator is taken as wrapped when the next begins in lower case. */
const WRAPPED = 40;

/**
 * Sentences of a Chinese or English text, in order, without the white space around them. Every character that is not
 * white space lies in exactly one; a span without any letter or digit goes with its neighbour.
 */
export function splitSentences(text: string): Span[] {
  const snap = graphemeSnap(text);
  const cuts: number[] = [];
  let start = 0;
  const pattern = new RegExp(CANDIDATE);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const end = endsAt(text, start, match.index);
    if (end === null) continue;
    const cut = snap.forward(end);
    cuts.push(cut);
    start = cut;
    pattern.lastIndex = Math.max(cut, match.index + 1);
  }
  return joinEmpty(text, [...cuts, text.length], snap);
}

/** The position behind the sentence that the character at `at` ends, or null when it does not end one. */
function endsAt(text: string, start: number, at: number): number | null {
  const character = text[at]!;
  if (!TERMINATOR.test(character)) return isWrapped(text, start, at) ? null : at + 1;
  let run = at + 1;
  while (run < text.length && TERMINATOR.test(text[run]!)) run += 1;
  const after = skipClosers(text, start, run);
  const past = skipCitations(text, after);
  const next = text[past] ?? '\n';
  const closed = after > run;
  if (openBracket(text, start, at, after)) return null;
  if (closed && (CONTINUES.test(next) || /^\s+\p{Ll}/u.test(text.slice(past, past + 8)))) return null;
  const marks = text.slice(at, run);
  if (/^[.．]$/.test(marks)) {
    if (!fullStopEnds(text, start, at, past)) return null;
  } else if (/^[.．…]+$/.test(marks)) {
    // An ellipsis is a pause unless a new line or a new sentence follows.
    if (!/\s/.test(next) || /^\s+\p{Ll}/u.test(text.slice(past, past + 20))) return null;
  } else if (/^[!?]+$/.test(marks) && !/[\s\p{L}]/u.test(next)) {
    return null;
  }
  return past;
}

/** Steps over quotes and brackets that close behind a terminator; a straight quote closes when one is open. */
function skipClosers(text: string, start: number, from: number): number {
  let at = from;
  while (at < text.length && CLOSER.test(text[at]!)) {
    const character = text[at]!;
    if (character === '"' && count(text, '"', start, at) % 2 === 0) break;
    if (character === "'" && count(text, "'", start, at) === 0) break;
    if (/[*_]/.test(character) && count(text, character, start, at) % 2 === 0 && text[at + 1] !== character)
      break;
    at += 1;
  }
  return at;
}

/** Steps over [n] that stands directly behind, or at the end of a line whose own passages are not numbered that way. */
function skipCitations(text: string, after: number): number {
  const gap = /^[ \t]*/.exec(text.slice(after, after + 4))![0].length;
  const pattern = citationsAt();
  pattern.lastIndex = after + gap;
  const marks = pattern.exec(text);
  if (marks === null) return after;
  const end = after + gap + marks[0].length;
  const line = text.lastIndexOf('\n', after) + 1;
  const numbered = /^\s*(?:\[|【)\d/.test(text.slice(line, line + 12));
  if (gap > 0 && numbered && /^[ \t]*\S/.test(text.slice(end, end + 8))) return after;
  return end;
}

function openBracket(text: string, start: number, at: number, after: number): boolean {
  for (const [open, close] of ['（）', '()'] as const) {
    const from = text.slice(start, at).lastIndexOf(open!) + start;
    if (from < start || text.slice(from, after).includes(close!)) continue;
    const reach = text.slice(from, from + BRACKET_REACH);
    const closes = reach.indexOf(close!);
    if (closes > 0 && !reach.slice(0, closes).includes('\n')) return true;
  }
  return false;
}

function isWrapped(text: string, start: number, at: number): boolean {
  if (at - start < WRAPPED || !/[\p{L}\p{N},]\s*$/u.test(text.slice(at - 3, at))) return false;
  return /^\r?\n?[ \t]*\p{Ll}/u.test(text.slice(at, at + 12)) && !/\n\s*\n/.test(text.slice(at, at + 12));
}

/** Turns cuts into spans; what holds no letter or digit joins the sentence before it, or the first one. */
function joinEmpty(text: string, ends: readonly number[], snap: ReturnType<typeof graphemeSnap>): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const end of ends) {
    const piece = trimSpan(text, from, end, snap);
    from = end;
    if (piece === null) continue;
    const last = spans.at(-1);
    const alone = hasLetterOrDigit(text.slice(...piece));
    if (last !== undefined && (!alone || !hasLetterOrDigit(text.slice(...last))))
      spans[spans.length - 1] = [last[0], piece[1]];
    else spans.push(piece);
  }
  return spans;
}

function count(text: string, character: string, from: number, to: number): number {
  let found = 0;
  for (let at = from; at < to; at += 1) if (text[at] === character) found += 1;
  return found;
}
