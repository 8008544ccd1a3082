import { type Span } from '@/lib/text/offsets';
import type { DraftLabel } from './draft';
import { leastExposed, mostExposed } from '../exposure/exposure';
import type { Exposure } from '../view';
import { OPEN_JUDGEMENT } from './judgement';

/** What its person has seen of a segment. */
interface Seen {
  spans: readonly Span[];
  exposure: Exposure;
}

/**
 * The label with which a segment starts that was added from text in no segment. It is open. What had been seen of every segment of
 * the list counts as seen of it too, and all that had been seen of earlier segments at its place: taking a segment away and adding
 * it again hides nothing.
 */
export function addedLabel(
  place: readonly Span[],
  list: readonly Seen[],
  earlier: readonly Seen[],
): DraftLabel {
  const before = earlier.filter(({ spans }) => meets(spans, place)).map(({ exposure }) => exposure);
  const common = leastExposed(list.map(({ exposure }) => exposure)) ?? 'segmentation';
  return { ...OPEN_JUDGEMENT, exposure: mostExposed(common, ...before) };
}

const meets = (one: readonly Span[], other: readonly Span[]): boolean =>
  one.some(([start, end]) => other.some(([from, to]) => start < to && from < end));
