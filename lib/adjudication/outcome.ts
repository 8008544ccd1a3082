import type { Evidence } from '@/lib/annotation/evidence';
import { type Word, wordOf } from '@/lib/agreement/word';
import type { VotedSegment } from './gold';
import { sideOn } from './side';

/** One segment of an answer: what somebody said of it, and what was adjudicated, or is known, in the end. */
export interface OutcomeUnit {
  text: string;
  /** Their segments that it comes from. */
  own: string[];
  /** Null where the author took no side, or covered nothing of it. */
  mine: Word | null;
  settled: Word | null;
  same: boolean;
  /** What the known label rests on. */
  evidence: Evidence[];
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
      ...{ text: segment.text, own: own?.segmentIds ?? [] },
      ...{ mine: said, settled: word, same: said === word },
      ...{ evidence: segment.label.evidence, note: segment.label.note },
    };
  });
}
