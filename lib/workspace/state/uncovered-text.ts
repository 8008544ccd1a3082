import { placeAmong, spansOf } from '@/lib/segmentation/add-segment';
import { uncovered } from '@/lib/segmentation/uncovered';
import { type Span } from '@/lib/text/offsets';
import { type WorkspaceState } from './state';

/** Text of the answer that belongs to no segment. */
export interface UncoveredText {
  at: Span;
  /** How many segments come before it. */
  place: number;
}

type Listed = readonly { id: string; spans: readonly Span[] }[];

let last: { answer: string; ids: string; found: UncoveredText[] } = { answer: '', ids: '', found: [] };

/** The texts of an answer in no segment of a list, in order; the last list's are remembered, as verdicts change no list. */
export function uncoveredTexts(answer: string, segments: Listed): readonly UncoveredText[] {
  const ids = segments.map(({ id }) => id).join();
  if (last.answer !== answer || last.ids !== ids) {
    const found = uncovered(answer, spansOf(segments)).map((at) => ({
      at,
      place: placeAmong(segments, at[0]),
    }));
    last = { answer, ids, found };
  }
  return last.found;
}

/** The texts that no segment of the workspace holds. */
export const uncoveredIn = ({
  sample,
  segments,
}: Pick<WorkspaceState, 'sample' | 'segments'>): readonly UncoveredText[] =>
  uncoveredTexts(sample.answer, segments);

/** The next of the texts below a segment, which is told by its place on the list, else the first; null where there is none. */
export const nearestUncovered = (texts: readonly UncoveredText[], segment: number): UncoveredText | null =>
  texts.find(({ place }) => place > segment) ?? texts[0] ?? null;

/** Which of the texts holds a place of the answer; -1 for none. */
export const uncoveredAt = (texts: readonly UncoveredText[], start: number): number =>
  texts.findIndex(({ at: [from, to] }) => from <= start && start < to);
