import { failedStage } from '@/lib/annotation/labels/judgement';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type SegmentView } from '@/lib/annotation/view';
import { stepsBadge } from './steps-badge';

/** Which segments the list shows. */
export const SEGMENT_FILTERS = ['all', 'todo', 'inconsistent', 'differs'] as const;
export type SegmentFilter = (typeof SEGMENT_FILTERS)[number];

/** Whether a segment is of those that a filter asks for; a verdict that is only pre-filled counts as inconsistent too. */
export function matchesFilter(segment: SegmentView, filter: SegmentFilter, reference: string): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'todo':
      return lackOf(segment.label, reference) !== null;
    case 'inconsistent':
      return failedStage(segment.label) !== null;
    case 'differs':
      return stepsBadge(segment) === 'differs';
  }
}

/** How many segments each filter would show. */
export function countByFilter(
  segments: readonly SegmentView[],
  reference: string,
): Record<SegmentFilter, number> {
  const count = (filter: SegmentFilter): number =>
    segments.filter((segment) => matchesFilter(segment, filter, reference)).length;
  return {
    all: segments.length,
    todo: count('todo'),
    inconsistent: count('inconsistent'),
    differs: count('differs'),
  };
}
