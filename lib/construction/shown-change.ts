import { diffArrays } from 'diff';
import { graphemeSnap } from '@/lib/text/graphemes';
import { hasLetterOrDigit } from '@/lib/text/script';
import type { Pedigree } from './pedigree';

/** Characters that are shown on either side of a change. */
const CONTEXT_LENGTH = 60;
/** Texts that differ in more words than this are shown one after the other. */
const MOST_EDITS = 2_000;

/** A part of a changed answer: as it was, taken away, or new. */
interface ShownPiece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** How an answer was changed, to be read. */
export interface AnswerChange {
  pieces: ShownPiece[];
  /** What the reference says where the changes say otherwise. */
  evidence: string[];
}

/**
 * The words in which an answer differs from its source, with those around them, whatever is claimed of the change; without its source
 * the words that are claimed.
 */
export function shownChange(
  answer: string,
  edits: Pedigree['edits'],
  source: { answer: string; reference: string } | null,
): AnswerChange {
  if (!source) {
    const claimed = edits.flatMap(({ was, is }): ShownPiece[] => [
      { kind: 'gone', text: was },
      { kind: 'new', text: is },
    ]);
    return { pieces: claimed, evidence: [] };
  }
  const { reference } = source;
  return {
    pieces: shortened(changedWords(source.answer, answer)),
    evidence: edits.flatMap(({ evidence }) => (evidence ? [withNeighbours(reference, evidence)] : [])),
  };
}

/** Two texts as the words that they share and those that only one of them has; Chinese words by the platform's dictionary. */
function changedWords(before: string, after: string): ShownPiece[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS });
  if (!parts)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return joined(
    parts.map(({ value, added, removed }) => ({
      kind: added ? 'new' : removed ? 'gone' : 'same',
      text: value.join(''),
    })),
  );
}

/** What stands between two changes and holds no word belongs to both, so that whole phrases are read and no patchwork of words. */
function joined(pieces: readonly ShownPiece[]): ShownPiece[] {
  const runs: { same: string; gone: string; fresh: string }[] = [{ same: '', gone: '', fresh: '' }];
  pieces.forEach(({ kind, text }, at) => {
    const last = runs.at(-1)!;
    const isChanged = last.gone !== '' || last.fresh !== '';
    if (kind === 'gone') last.gone += text;
    else if (kind === 'new') last.fresh += text;
    else if (!isChanged) last.same += text;
    else if (!hasLetterOrDigit(text) && at < pieces.length - 1) {
      last.gone += text;
      last.fresh += text;
    } else runs.push({ same: text, gone: '', fresh: '' });
  });
  return runs.flatMap(({ same, gone, fresh }) =>
    [
      { kind: 'same', text: same } as const,
      { kind: 'gone', text: gone } as const,
      { kind: 'new', text: fresh } as const,
    ].filter(({ text }) => text !== ''),
  );
}

const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** What is the same is shown next to the changes only. */
const shortened = (pieces: readonly ShownPiece[]): ShownPiece[] =>
  pieces.map((piece, at) => {
    const { kind, text } = piece;
    if (kind !== 'same') return piece;
    const head = at === 0 ? '' : start(text, CONTEXT_LENGTH);
    const tail = at === pieces.length - 1 ? '' : end(text, CONTEXT_LENGTH);
    return head.length + tail.length >= text.length ? piece : { kind, text: `${head}…${tail}` };
  });

function withNeighbours(text: string, place: { start: number; end: number }): string {
  const before = text.slice(0, place.start);
  const after = text.slice(place.end);
  const head = end(before, CONTEXT_LENGTH);
  const tail = start(after, CONTEXT_LENGTH);
  const marks = [head.length < before.length ? '…' : '', tail.length < after.length ? '…' : ''];
  return marks[0] + head + text.slice(place.start, place.end) + tail + marks[1];
}

/** The first characters of a text, whole as they are read. */
const start = (text: string, length: number): string =>
  length >= text.length ? text : text.slice(0, graphemeSnap(text).forward(length));

/** The last ones. */
const end = (text: string, length: number): string =>
  length >= text.length ? text : text.slice(graphemeSnap(text).back(text.length - length));
