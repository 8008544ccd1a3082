import { isStorable } from '@/lib/storable';
import { graphemeSnap } from '@/lib/text/graphemes';
import { quote, span, type Span } from '@/lib/text/offsets';
import { hasLetterOrDigit } from '@/lib/text/script';
import type { Cut } from './decompose';

/** Whether a segment may be split there: both parts must hold a letter or digit, and no character may be split. */
export function canSplit(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length || graphemeSnap(text).back(at) !== at) return false;
  return hasLetterOrDigit(text.slice(0, at)) && hasLetterOrDigit(text.slice(at));
}

/**
 * Splits a segment at a position of its own text (UTF-16 code units). Where that text is the answer's own, each part
 * gets its share of the spans; where it was rewritten, both keep the whole's.
 */
export function splitSegment({ text, spans }: Cut, at: number, answer: string): [Cut, Cut] {
  const parts: [string, string] = [text.slice(0, at), text.slice(at)];
  if (!isVerbatim({ text, spans }, answer)) return [bare(parts[0], spans), bare(parts[1], spans)];
  const [first, second] = [[] as Span[], [] as Span[]];
  let before = 0;
  for (const [start, end] of spans) {
    const cut = Math.min(Math.max(start, start + at - before), end);
    if (cut > start) first.push(span(start, cut));
    if (end > cut) second.push(span(cut, end));
    before += end - start;
  }
  return [tidy(answer, first), tidy(answer, second)];
}

/** The longest text of a segment, in UTF-16 code units. */
export const MOST_TEXT = 10_000;

/** Whether a text may replace a segment's text: it holds a letter or digit, can be stored, and differs. */
export function canEditText(text: string, wording: string): boolean {
  const next = wording.trim();
  if (next === text || next.length > MOST_TEXT || !hasLetterOrDigit(next)) return false;
  return isStorable(next);
}

/** A segment in other words, a pronoun resolved for example; it comes from the same places of the answer. */
export function editSegmentText({ spans }: Cut, wording: string): Cut {
  return bare(wording, spans);
}

/** Joins a segment with the one after it; neighbours in the answer become one span, the gap between them included. */
export function mergeSegments(first: Cut, second: Cut, answer: string): Cut {
  const verbatim = isVerbatim(first, answer) && isVerbatim(second, answer);
  const spans = unite([...first.spans, ...second.spans], answer);
  if (verbatim) return { text: spans.map((at) => quote(answer, at)).join(''), spans };
  const gap = /[\p{Script=Han}。！？；，、：]$/u.test(first.text) ? '' : ' ';
  return { text: `${first.text}${gap}${second.text}`, spans };
}

/** Whether a segment's text is what stands in the answer under its spans. */
export function isVerbatim({ text, spans }: Cut, answer: string): boolean {
  return spans.map((at) => quote(answer, at)).join('') === text;
}

/** Sorted, without overlap, and joined where nothing but white space lies between. */
function unite(spans: readonly Span[], answer: string): Span[] {
  const united: Span[] = [];
  for (const next of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = united.at(-1);
    if (last && answer.slice(last[1], next[0]).trim() === '')
      united[united.length - 1] = span(last[0], Math.max(last[1], next[1]));
    else united.push(next);
  }
  return united;
}

/** Without white space at the ends of the first and the last span. */
function tidy(answer: string, spans: readonly Span[]): Cut {
  const kept = spans
    .map(([start, end]) => {
      const text = answer.slice(start, end);
      const lead = text.length - text.trimStart().length;
      return span(start + lead, start + Math.max(lead, text.trimEnd().length));
    })
    .filter(([start, end]) => end > start);
  return { text: kept.map((at) => quote(answer, at)).join(''), spans: kept };
}

const bare = (text: string, spans: readonly Span[]): Cut => ({ text: text.trim(), spans: [...spans] });
