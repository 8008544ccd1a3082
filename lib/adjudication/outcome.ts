import type { z } from 'zod';
import type { outcomeUnitSchema } from './training-view-schema';
import { categoryOf } from '@/lib/agreement/units/category';
import type { VotedSegment } from './gold-types';
import { sideOn } from './side';

/** One segment of an answer: what somebody said of it, and what was adjudicated, or is known, in the end. */
export type OutcomeUnit = z.infer<typeof outcomeUnitSchema>;

/** A person's own annotation beside the adjudicated one, on its segments: of several labels of their own the worst. */
export function outcomeOf(
  answer: string,
  mine: readonly VotedSegment[],
  adjudicated: readonly VotedSegment[],
): OutcomeUnit[] {
  const vote = { annotationId: '', segments: mine };
  return adjudicated.map((segment) => {
    const own = sideOn(answer, segment, vote);
    const [said, word] = [own ? categoryOf(own) : null, categoryOf(segment.label)];
    return {
      text: segment.text,
      own: own?.segmentIds ?? [],
      mine: said,
      adjudicated: word,
      same: said === word,
      evidence: segment.label.evidence,
      note: segment.label.note,
    };
  });
}
