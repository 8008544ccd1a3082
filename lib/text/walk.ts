import type { Span } from './offsets';
import { splitSentences } from './sentences';
import {
  extendSentence,
  moveEnd,
  otherEnd,
  selectSentence,
  stepSentence,
  type TextSelection,
} from './text-selection';

/** One key of a walk over a text. */
export type WalkStep =
  | { kind: 'sentence'; by: 1 | -1; extend: boolean }
  /** To the first or the last sentence. */
  | { kind: 'edge'; by: 1 | -1 }
  /** Moves one end of the selection by a clause or a word. */
  | { kind: 'end'; by: 1 | -1; unit: 'clause' | 'word' }
  | { kind: 'other-end' };

let last: { text: string; sentences: Span[] } = { text: '', sentences: [] };

/** Sentences of a text; the last text's are remembered, as every step of a walk asks for them. */
function sentencesOf(text: string): Span[] {
  if (last.text !== text) last = { text, sentences: splitSentences(text) };
  return last.sentences;
}

/** The sentence at an offset, UTF-16, or the next one; null in a text without any. */
export const walkFrom = (text: string, at: number): TextSelection | null =>
  selectSentence(sentencesOf(text), at);

/** The selection, or one end of it, a step further. */
export function walked(text: string, selection: TextSelection, step: WalkStep): TextSelection {
  if (step.kind === 'other-end') return otherEnd(selection);
  const sentences = sentencesOf(text);
  if (step.kind === 'edge') {
    const sentence = step.by < 0 ? sentences[0] : sentences.at(-1);
    return sentence ? { start: sentence[0], end: sentence[1], moving: 'end' } : selection;
  }
  if (step.kind === 'end') return moveEnd(text, sentences, selection, step.by, step.unit);
  return (step.extend ? extendSentence : stepSentence)(sentences, selection, step.by);
}
