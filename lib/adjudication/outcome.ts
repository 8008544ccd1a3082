import { unitsOf } from '@/lib/agreement/units';
import { type Word, wordOf } from '@/lib/agreement/word';
import { compared } from './compared';
import type { VotedSegment } from './gold';

/** One unit of a settled answer: what its author said of it, and what was settled in the end. */
export interface OutcomeUnit {
  text: string;
  /** Null where the author took no side, or covered nothing of it. */
  mine: Word | null;
  settled: Word | null;
  same: boolean;
  /** The adjudicator's. */
  note: string;
}

/** A person's own reading beside the settled one, by the units of the two (lib/agreement/units.ts). */
export function outcomeOf(
  answer: string,
  mine: readonly VotedSegment[],
  settled: readonly VotedSegment[],
): OutcomeUnit[] {
  const { units } = unitsOf(answer, [mine.map(compared), settled.map(compared)]);
  const notes = new Map(settled.map(({ id, label }) => [id, label.note]));
  return units.flatMap(({ spans, labels: [own, final], segments }): OutcomeUnit[] => {
    if (!final) return [];
    const [said, word] = [own ? wordOf(own) : null, wordOf(final)];
    return [
      {
        text: spans
          .map(([start, end]) => answer.slice(start, end))
          .join(' … ')
          .trim(),
        ...{ mine: said, settled: word, same: said === word },
        note: [...new Set(segments[1]!.map((id) => notes.get(id) ?? ''))].filter(Boolean).join('\n'),
      },
    ];
  });
}
