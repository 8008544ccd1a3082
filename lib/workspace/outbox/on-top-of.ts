import { type Change, type ChangeResult } from '@/lib/annotation/labels/change';

/** A logged change built on what the ones before it left behind. */
export function onTopOf(change: Change, results: readonly ChangeResult[]): Change {
  if (results.length === 0) return change;
  if (change.kind !== 'label' && change.kind !== 'undecide')
    return { ...change, version: results.at(-1)!.annotation.version };
  const labels = results.flatMap((result) => result.labels);
  const last = labels.findLast(({ segmentId }) => segmentId === change.segmentId);
  return last ? { ...change, version: last.label.version } : change;
}
