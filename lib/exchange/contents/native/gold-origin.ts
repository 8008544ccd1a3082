import type { FileContributors } from '../gold/gold-record';
import type { StoredAnnotation } from '../stored';

/** Where a person's label stands as gold: one annotator only is "single"; machines are never gold. */
export const goldOrigin = ({
  source,
  state,
}: Pick<StoredAnnotation, 'source' | 'state'>): 'single' | 'adjudicated' | null =>
  state !== 'submitted' || source === 'method' ? null : source === 'adjudication' ? 'adjudicated' : 'single';

/** Whether an annotation is its sample's gold by itself: adjudicated by a lead, or the only vote where none has. */
export function originIn({ votes, adjudication }: FileContributors, annotation: StoredAnnotation) {
  if (adjudication) return annotation === adjudication ? ('adjudicated' as const) : null;
  return votes.length === 1 && votes[0] === annotation ? ('single' as const) : null;
}
