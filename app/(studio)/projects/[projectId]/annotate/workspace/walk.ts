import { isSpan } from '@/lib/annotation/evidence';
import { type Span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import { act } from './act';
import { type Desk, isReadOnly, selectedSegment, type Stamp } from './state';

let last: { text: string; sentences: Span[] } = { text: '', sentences: [] };

/** Sentences of a text; the last text's are remembered, as every step of a walk asks for them. */
function sentencesOf(text: string): Span[] {
  if (last.text !== text) last = { text, sentences: splitSentences(text) };
  return last.sentences;
}

/** Begins to walk the reference by sentence: at a place that was found, else at the first evidence, else at the top. */
export function startWalk(desk: Desk, from: number | null): Desk {
  const sentences = sentencesOf(desk.sample.reference);
  if (isReadOnly(desk) || sentences.length === 0) return desk;
  const evidence = selectedSegment(desk)?.label.evidence.find(isSpan);
  const wanted = from ?? evidence?.start ?? 0;
  const at = sentences.findIndex(([, end]) => end > wanted);
  const start = at < 0 ? sentences.length - 1 : at;
  return { ...desk, mode: { kind: 'evidence', anchor: start, head: start } };
}

/** One sentence on or back; `extend` keeps where the stretch began. */
export function walk(desk: Desk, by: 1 | -1, extend: boolean): Desk {
  if (desk.mode.kind !== 'evidence') return desk;
  const end = sentencesOf(desk.sample.reference).length - 1;
  const head = Math.min(end, Math.max(0, desk.mode.head + by));
  return { ...desk, mode: { kind: 'evidence', head, anchor: extend ? desk.mode.anchor : head } };
}

/** The stretch that the walk is on; null outside of evidence mode. */
export function walkedStretch(desk: Pick<Desk, 'mode' | 'sample'>): { start: number; end: number } | null {
  if (desk.mode.kind !== 'evidence') return null;
  const sentences = sentencesOf(desk.sample.reference);
  const first = sentences[Math.min(desk.mode.anchor, desk.mode.head)];
  const final = sentences[Math.max(desk.mode.anchor, desk.mode.head)];
  return first && final ? { start: first[0], end: final[1] } : null;
}

/** Makes the stretch evidence. */
export function markStretch(desk: Desk, relation: 'supports' | 'contradicts', stamp: Stamp): Desk {
  const stretch = walkedStretch(desk);
  return stretch ? markSpan(desk, relation, stretch, stamp) : desk;
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
