import { canSplit } from '@/lib/segmentation/edit';
import { type Desk, isReadOnly, selectedSegment } from './state';

export type CaretUnit = 'letter' | 'word' | 'end';

const CLAUSE = /[，,；;：:、。.!?！？]\s*/g;

/** Puts a caret into the selected segment's text, behind the clause that ends nearest to its middle. */
export function startSplit(desk: Desk): Desk {
  const text = selectedSegment(desk)?.text;
  if (text === undefined || isReadOnly(desk)) return desk;
  const middle = text.length / 2;
  const nearest = [...text.matchAll(CLAUSE)]
    .map((mark) => mark.index + mark[0].length)
    .filter((at) => canSplit(text, at))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const at = nearest ?? stops(text, 'word').find((stop) => stop >= middle) ?? 0;
  return { ...desk, mode: { kind: 'split', at } };
}

/** Moves the caret by a character as people see it, by a word, or to an end. */
export function moveCaret(desk: Desk, by: 1 | -1, unit: CaretUnit): Desk {
  const text = selectedSegment(desk)?.text ?? '';
  if (desk.mode.kind !== 'split') return desk;
  const { at } = desk.mode;
  const edge = by > 0 ? text.length : 0;
  if (unit === 'end') return { ...desk, mode: { kind: 'split', at: edge } };
  const all = stops(text, unit);
  const next = by > 0 ? all.find((stop) => stop > at) : all.findLast((stop) => stop < at);
  return { ...desk, mode: { kind: 'split', at: next ?? edge } };
}

function stops(text: string, unit: 'letter' | 'word'): number[] {
  const granularity = unit === 'word' ? 'word' : 'grapheme';
  const segments = new Intl.Segmenter(undefined, { granularity }).segment(text);
  return [...segments].map(({ index }) => index).concat(text.length);
}
