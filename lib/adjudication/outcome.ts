import { type Word, wordOf } from '@/lib/agreement/word';
import type { VotedSegment } from './gold';
import { sideOn } from './side';

/** One segment of a settled answer: what its author said of it, and what was settled in the end. */
export interface OutcomeUnit {
  text: string;
  /** Null where the author took no side, or covered nothing of it. */
  mine: Word | null;
  settled: Word | null;
  same: boolean;
  /** The adjudicator's. */
  note: string;
}

/** A person's own annotation beside the settled one, on its segments: of several labels of their own the worst. */
export function outcomeOf(
  answer: string,
  mine: readonly VotedSegment[],
  settled: readonly VotedSegment[],
): OutcomeUnit[] {
  const vote = { annotationId: '', segments: mine };
  return settled.map((segment) => {
    const own = sideOn(answer, segment, vote);
    const [said, word] = [own ? wordOf(own) : null, wordOf(segment.label)];
    return {
      text: segment.text,
      ...{ mine: said, settled: word, same: said === word, note: segment.label.note },
    };
  });
}
