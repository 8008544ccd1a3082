import type { StoredAnnotation, StoredSegment } from './stored';

/**
 * Numbers of a sample's segments in a file, from 0: as they first appear in its annotations, then the past ones. The same
 * annotations get the same numbers whatever their ids are.
 */
export function segmentNumbers(
  annotations: readonly Pick<StoredAnnotation, 'labels'>[],
  past: readonly StoredSegment[],
): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { id } of [...annotations.flatMap(({ labels }) => labels), ...past])
    if (!numbers.has(id)) numbers.set(id, numbers.size);
  return numbers;
}

/**
 * The past segments that present ones come from, and those that comments are about (`also`), nearest first, in an order that
 * depends on the annotations alone. `find` gives a segment of the sample by its id.
 */
export function pastSegments(
  annotations: readonly Pick<StoredAnnotation, 'labels'>[],
  find: (id: string) => StoredSegment | undefined,
  also: readonly string[] = [],
): StoredSegment[] {
  const present: StoredSegment[] = annotations.flatMap(({ labels }) => labels);
  const known = new Set(present.map(({ id }) => id));
  const past: StoredSegment[] = [];
  const walk = [...present];
  if (also.length > 0) walk.push({ id: '', text: '', spans: [], parentIds: [...also] });
  for (let segment = walk.shift(); segment; segment = walk.shift())
    for (const parentId of segment.parentIds) {
      const parent = known.has(parentId) ? undefined : find(parentId);
      if (!parent) continue;
      known.add(parentId);
      past.push(parent);
      walk.push(parent);
    }
  return past;
}
