import { spansOf } from '@/lib/segmentation/add-segment';
import { decompose } from '@/lib/segmentation/decompose';
import { uncovered } from '@/lib/segmentation/uncovered';
import { span, type Span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';
import { isFunctionWord } from '../../../words/function-words';
import type { Anchored } from './anchor';

/** A segment, and whether it was added here. */
export type Covering = Anchored & { added: boolean };

/**
 * Segments that hold every word and number of the answer: what the decomposition left out is added word for word, in
 * sentences; a few function words alone ("therefore", "而且") join the segment behind them, or the last.
 */
export function covered(answer: string, segments: readonly Anchored[]): Covering[] {
  const all: Covering[] = segments.map((segment) => ({ ...segment, added: false }));
  for (const gap of uncovered(answer, spansOf(segments))) {
    if (saysSomething(answer, gap))
      all.push(
        ...decompose(answer.slice(...gap)).map((cut) => ({
          text: cut.text,
          spans: cut.spans.map(([start, end]) => span(gap[0] + start, gap[0] + end)),
          unanchored: false,
          added: true,
        })),
      );
    else join(answer, gap, all);
  }
  return all.sort((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ spans }: Anchored): number => spans[0]?.[0] ?? 0;

const saysSomething = (answer: string, at: Span): boolean =>
  wordsIn(answer, at).some(([start, end]) => !isFunctionWord(answer.slice(start, end)));

/** The words go to the segment that begins behind them, else to the one before. */
function join(answer: string, gap: Span, segments: Covering[]): void {
  const behind = segments
    .filter((segment) => startOf(segment) >= gap[1])
    .sort((a, b) => startOf(a) - startOf(b))[0];
  const segment = behind ?? segments.toSorted((a, b) => startOf(a) - startOf(b)).at(-1)!;
  const words = answer.slice(...gap);
  const next = behind ? startOf(behind) : gap[1];
  segment.text = behind ? words + answer.slice(gap[1], next) + segment.text : `${segment.text} ${words}`;
  segment.spans = [...segment.spans, gap].sort((a, b) => a[0] - b[0]);
}
