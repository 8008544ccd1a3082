import { failedStage } from '@/lib/annotation/labels/judgement';
import { missingForSubmit, personsVerdict } from '@/lib/annotation/labels/submission';
import { type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { type SegmentView } from '@/lib/annotation/view';
import { isDecided } from './state';

export interface WorkspaceFigures {
  verdict: AnswerVerdict;
  /** Number, from 1, of the first segment that makes the answer inconsistent; 0 when none does. */
  decisive: number;
  decided: number;
  missing: number;
}

/** What the head and the foot of the workspace say of all segments together. */
export function workspaceFigures(segments: readonly SegmentView[], reference: string): WorkspaceFigures {
  const labels = segments.map(({ id, label }) => ({ segmentId: id, ...label }));
  return {
    verdict: personsVerdict(labels),
    decisive: segments.findIndex((segment) => isDecided(segment) && failedStage(segment.label) !== null) + 1,
    decided: segments.filter(isDecided).length,
    missing: missingForSubmit(labels, reference).length,
  };
}
