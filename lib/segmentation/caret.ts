import { canSplit } from './edit';

export type CaretUnit = 'letter' | 'word' | 'end';

const CLAUSE = /[，,；;：:、。.!?！？]\s*/g;

/** Where the caret starts when a segment is split: behind the clause that ends nearest to the middle of its text. */
export function startCaret(text: string): number {
  const middle = text.length / 2;
  const nearest = [...text.matchAll(CLAUSE)]
    .map((mark) => mark.index + mark[0].length)
    .filter((at) => canSplit(text, at))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest ?? stops(text, 'word').find((stop) => stop >= middle) ?? 0;
}

/** The caret moved by a character as people see it, by a word, or to an end. */
export function movedCaret(text: string, at: number, by: 1 | -1, unit: CaretUnit): number {
  const edge = by > 0 ? text.length : 0;
  if (unit === 'end') return edge;
  const all = stops(text, unit);
  return (by > 0 ? all.find((stop) => stop > at) : all.findLast((stop) => stop < at)) ?? edge;
}

function stops(text: string, unit: 'letter' | 'word'): number[] {
  const granularity = unit === 'word' ? 'word' : 'grapheme';
  const segments = new Intl.Segmenter(undefined, { granularity }).segment(text);
  return [...segments].map(({ index }) => index).concat(text.length);
}
