import { recutLabel } from '@/lib/annotation/recut';
import { labelStatus } from '@/lib/annotation/status';
import { type SegmentView } from '@/lib/annotation/view';
import { hasLetterOrDigit } from '@/lib/text/script';
import { splitsSurrogatePair } from '@/lib/text/offsets';

/**
 * A segment cut in two, as the server will cut it, to show at once; its answer takes the place of this guess. Null where
 * a part would hold no letter or a surrogate pair would be parted.
 */
export function splitSegment(
  segment: SegmentView,
  at: number,
  ids: readonly [string, string],
): SegmentView[] | null {
  const parts = [segment.text.slice(0, at).trim(), segment.text.slice(at).trim()] as const;
  if (splitsSurrogatePair(segment.text, at) || !parts.every(hasLetterOrDigit)) return null;
  return parts.map((text, index) => fresh(ids[index]!, text, segment.spans, [segment]));
}

/** Two neighbours as one, as the server will join them. */
export function mergeSegments(first: SegmentView, second: SegmentView, id: string): SegmentView {
  const spans = [...first.spans, ...second.spans].sort((a, b) => a[0] - b[0]);
  const gap = /[\p{Script=Han}。！？；，]$/u.test(first.text) ? '' : ' ';
  return fresh(id, `${first.text}${gap}${second.text}`, spans, [first, second]);
}

function fresh(id: string, text: string, spans: SegmentView['spans'], parents: SegmentView[]): SegmentView {
  const label = recutLabel(parents.map((parent) => parent.label));
  const status = labelStatus({ ...label, decidedAt: null }, null);
  return {
    id,
    text,
    spans,
    parentIds: parents.map((parent) => parent.id),
    label: { ...label, version: 1, status, decidedAt: null },
    machine: null,
  };
}
