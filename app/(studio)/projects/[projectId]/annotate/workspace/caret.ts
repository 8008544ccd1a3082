import { type CaretUnit, movedCaret, startCaret } from '@/lib/segmentation/caret';
import { type Desk, isReadOnly, selectedSegment } from './state';

/** Puts a caret into the selected segment's text. */
export function startSplit(desk: Desk): Desk {
  const text = selectedSegment(desk)?.text;
  if (text === undefined || isReadOnly(desk)) return desk;
  return { ...desk, mode: { kind: 'split', at: startCaret(text) } };
}

export function moveCaret(desk: Desk, by: 1 | -1, unit: CaretUnit): Desk {
  if (desk.mode.kind !== 'split') return desk;
  const text = selectedSegment(desk)?.text ?? '';
  return { ...desk, mode: { kind: 'split', at: movedCaret(text, desk.mode.at, by, unit) } };
}
