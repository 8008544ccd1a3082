import type { Exposure } from '@/lib/annotation/view';
import { type ComparedLabels, isCompared } from './restriction';
import type { RaterAnnotation } from './sample-agreement';

/** A person's annotation with what is needed to leave labels out. */
export interface ExposedAnnotation extends RaterAnnotation {
  /** It is of the control arm. */
  control: boolean;
  /** Of each segment that has a label. */
  exposures: ReadonlyMap<string, Exposure>;
}

/**
 * Whoever has labels among those that are compared, with the segments that are not named as left out. Their segmentations stay whole, so that
 * the units are those of the answer as these people segmented it.
 */
export function restrictedTo<Reading extends ExposedAnnotation>(
  people: readonly Reading[],
  labels: ComparedLabels,
): (Reading & { leftOut: ReadonlySet<string> })[] {
  return people.flatMap((person) => {
    const leftOut = new Set(
      person.segments.flatMap(({ id }) => {
        const exposure = person.exposures.get(id);
        return exposure && isCompared(labels, { exposure, control: person.control }) ? [] : [id];
      }),
    );
    return leftOut.size === person.segments.length ? [] : [{ ...person, leftOut }];
  });
}
