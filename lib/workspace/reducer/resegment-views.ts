import { carryLabel } from '@/lib/annotation/labels/carry-label';
import { seenExposure } from '@/lib/annotation/exposure/reveal';
import { labelStatus } from '@/lib/annotation/labels/status';
import { type SegmentView } from '@/lib/annotation/view';
import { type Cut } from '@/lib/segmentation/decompose';
import { canEditText, canSplit, mergeSegments, editSegmentText, splitSegment } from '@/lib/segmentation/edit';

/** A segment split as the server will split it, to show at once; null where it cannot be split. */
export function splitView(
  segment: SegmentView,
  at: number,
  answer: string,
  ids: readonly [string, string],
): SegmentView[] | null {
  if (!canSplit(segment.text, at)) return null;
  const [left, right] = splitSegment(segment, at, answer);
  return [fresh(ids[0], left, [segment]), fresh(ids[1], right, [segment])];
}

/** Two neighbours as one, as the server will join them. */
export function mergeViews(first: SegmentView, second: SegmentView, answer: string, id: string): SegmentView {
  return fresh(id, mergeSegments(first, second, answer), [first, second]);
}

/** A segment in other words, as the server will keep it; null where the words say nothing new. */
export function editTextOfView(segment: SegmentView, text: string, id: string): SegmentView | null {
  return canEditText(segment.text, text) ? fresh(id, editSegmentText(segment, text), [segment]) : null;
}

/** Splitting a segment requires having seen what was revealed of it, so the exposure carries over. */
const seen = ({ label, revealed }: SegmentView): SegmentView['label'] => ({
  ...label,
  exposure: seenExposure(label, revealed?.machine ?? null),
});

function fresh(id: string, { text, spans }: Cut, parents: readonly SegmentView[]): SegmentView {
  const label = { ...carryLabel(parents.map(seen), text), decidedAt: null };
  const status = labelStatus(label, null);
  return {
    id,
    text,
    spans,
    parentIds: parents.map((parent) => parent.id),
    label: { ...label, version: 1, status },
    machine: null,
    revealed: null,
  };
}
