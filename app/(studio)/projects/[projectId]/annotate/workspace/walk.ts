import { isSpan } from '@/lib/annotation/evidence';
import { type Span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import {
  extendSentence,
  moveEnd,
  otherEnd,
  sentenceStretch,
  stepSentence,
  type Stretch,
} from '@/lib/text/stretch';
import { act } from './act';
import { type Desk, isReadOnly, selectedSegment, type Stamp } from './state';

/** One key of a walk over the reference. */
export type WalkStep =
  | { kind: 'sentence'; by: 1 | -1; extend: boolean }
  /** Moves one end of the stretch by a clause or a word. */
  | { kind: 'end'; by: 1 | -1; unit: 'clause' | 'word' }
  | { kind: 'other-end' };

let last: { text: string; sentences: Span[] } = { text: '', sentences: [] };

/** Sentences of a text; the last text's are remembered, as every step of a walk asks for them. */
function sentencesOf(text: string): Span[] {
  if (last.text !== text) last = { text, sentences: splitSentences(text) };
  return last.sentences;
}

/** Begins to walk the reference by sentence: at a place that was found, else at the first evidence, else at the top. */
export function startWalk(desk: Desk, from: number | null): Desk {
  const evidence = selectedSegment(desk)?.label.evidence.find(isSpan);
  const at = sentenceStretch(sentencesOf(desk.sample.reference), from ?? evidence?.start ?? 0);
  return isReadOnly(desk) || !at ? desk : walkTo(desk, at);
}

/** Moves the stretch, or one end of it. */
export function walk(desk: Desk, step: WalkStep): Desk {
  const { mode, sample } = desk;
  if (mode.kind !== 'evidence') return desk;
  const sentences = sentencesOf(sample.reference);
  if (step.kind === 'other-end') return walkTo(desk, otherEnd(mode));
  if (step.kind === 'end')
    return walkTo(desk, moveEnd(sample.reference, sentences, mode, step.by, step.unit));
  return walkTo(desk, (step.extend ? extendSentence : stepSentence)(sentences, mode, step.by));
}

const walkTo = (desk: Desk, { start, end, moving }: Stretch): Desk => ({
  ...desk,
  mode: { kind: 'evidence', start, end, moving },
});

/** Makes the stretch evidence. */
export function markStretch(desk: Desk, relation: 'supports' | 'contradicts', stamp: Stamp): Desk {
  return desk.mode.kind === 'evidence' ? markSpan(desk, relation, desk.mode, stamp) : desk;
}

/** Makes any stretch of the reference evidence, with its words as the quote. */
export function markSpan(
  desk: Desk,
  relation: 'supports' | 'contradicts',
  { start, end }: { start: number; end: number },
  stamp: Stamp,
): Desk {
  const quote = desk.sample.reference.slice(start, end);
  return act(desk, { kind: 'evidence', add: { relation, start, end, quote } }, stamp);
}
