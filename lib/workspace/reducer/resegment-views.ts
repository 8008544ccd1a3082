import { carryLabel } from '@/lib/annotation/labels/carry-label';
import { addedLabel } from '@/lib/annotation/labels/added-label';
import { type DraftLabel } from '@/lib/annotation/labels/draft';
import { seenExposure } from '@/lib/annotation/exposure/reveal';
import { labelStatus } from '@/lib/annotation/labels/status';
import { type SegmentView } from '@/lib/annotation/view';
import { addSegment } from '@/lib/segmentation/add-segment';
import { type Cut } from '@/lib/segmentation/decompose';
import { canEditText, canSplit, mergeSegments, editSegmentText, splitSegment } from '@/lib/segmentation/edit';
import { span } from '@/lib/text/offsets';
import { type WorkspaceState } from '../state/state';

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

/** A place of the answer in no segment as one, as the server will add it, and its place on the list; null where it cannot be added. */
export function addedView(
  { sample, segments, retired }: Pick<WorkspaceState, 'sample' | 'segments' | 'retired'>,
  { start, end }: { start: number; end: number },
  id: string,
): { segment: SegmentView; at: number } | null {
  const added = addSegment(sample.answer, segments, span(start, end));
  if (!added) return null;
  const listed = new Set(segments.map((segment) => segment.id));
  const earlier = Object.values(retired).filter((segment) => !listed.has(segment.id));
  const label = addedLabel(
    added.cut.spans,
    segments.map(({ spans, label: { exposure } }) => ({ spans, exposure })),
    earlier.map((segment) => ({ spans: segment.spans, exposure: seen(segment).exposure })),
  );
  return { segment: opened(id, added.cut, [], label), at: added.at };
}

/** Splitting a segment requires having seen what was revealed of it, so the exposure carries over. */
const seen = ({ label, revealed }: SegmentView): SegmentView['label'] => ({
  ...label,
  exposure: seenExposure(label, revealed?.machine ?? null),
});

const fresh = (id: string, cut: Cut, parents: readonly SegmentView[]): SegmentView =>
  opened(
    id,
    cut,
    parents.map((parent) => parent.id),
    carryLabel(parents.map(seen), cut.text),
  );

function opened(id: string, { text, spans }: Cut, parentIds: string[], start: DraftLabel): SegmentView {
  const label = { ...start, decidedAt: null };
  return {
    id,
    text,
    spans,
    parentIds,
    label: { ...label, version: 1, status: labelStatus(label, null) },
    machine: null,
    revealed: null,
  };
}
