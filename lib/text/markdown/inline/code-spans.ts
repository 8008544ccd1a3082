import { type TextLine } from '../../lines';
import { type Styled } from './text-piece';

/** Finds the code that begins with the backticks at a position; null where nothing closes it. O(n) for all of a line. */
export function codeSpans(text: string, start: number, end: number): (at: number) => Styled | null {
  const closing = new Map<number, TextLine>();
  const behind = new Map<number, TextLine>();
  const ticks = [...text.slice(start, end).matchAll(/`+/g)];
  for (const { index, 0: run } of ticks.toReversed()) {
    const next = behind.get(run.length);
    if (next) closing.set(start + index, next);
    behind.set(run.length, { start: start + index, end: start + index + run.length });
  }
  return (at) => {
    const close = closing.get(at);
    if (!close) return null;
    const open = at + close.end - close.start;
    const padded =
      text[open] === ' ' && text[close.start - 1] === ' ' && text.slice(open, close.start).trim() !== '';
    const pad = padded ? 1 : 0;
    const words = { start: open + pad, end: close.start - pad, style: { code: true } as const };
    return {
      signs: [
        { start: at, end: words.start, role: 'syntax' },
        { start: words.end, end: close.end, role: 'syntax' },
      ],
      words,
    };
  };
}
