import type { TextRange } from '../statistics/span-overlap';
import { type SegmentLabel, worstLabel } from './unit-label';

/** A segment of one rater's segmentation with its label. */
export interface RatedSegment {
  id: string;
  /** Where it stands in the answer, UTF-16 code units, ascending. */
  spans: readonly TextRange[];
  label: SegmentLabel;
}

/** What is compared: a piece of the answer, and what each rater says of it. */
export interface Unit {
  spans: readonly TextRange[];
  /** In the order of the raters; null where one covers nothing of it. */
  labels: (SegmentLabel | null)[];
  /** Ids of the segments of each rater that the label comes from. */
  segments: string[][];
}

export interface Units {
  /** Whether all raters segmented the answer alike, so that segments are compared, not runs of characters. */
  sameSegmentation: boolean;
  units: Unit[];
}

/**
 * The units of agreement (the rules of the data). Identical segmentations compare segment by segment. Otherwise units are the
 * maximal runs of answer characters between all raters' boundaries; of several labels of a rater on a run the worst counts;
 * what a rater did not cover is missing. Runs of white space alone are no units: they belong to a segment by chance of cutting.
 *
 * @param raters segments of each rater, in reading order
 */
export function unitsOf(answer: string, raters: readonly (readonly RatedSegment[])[]): Units {
  const [first, ...others] = raters;
  if (!first) return { sameSegmentation: true, units: [] };
  if (others.every((other) => isCutAlike(first, other)))
    return {
      sameSegmentation: true,
      units: first.map(({ spans }, index) => ({
        spans,
        labels: raters.map((segments) => segments[index]!.label),
        segments: raters.map((segments) => [segments[index]!.id]),
      })),
    };
  return { sameSegmentation: false, units: runsOf(answer, raters) };
}

/** The same segments, or segments at the same places; where several share a place, only the ids can tell them apart. */
function isCutAlike(one: readonly RatedSegment[], other: readonly RatedSegment[]): boolean {
  if (one.length !== other.length) return false;
  if (one.every(({ id }, index) => id === other[index]!.id)) return true;
  const places = one.map(({ spans }) => JSON.stringify(spans));
  if (new Set(places).size < places.length || places.includes('[]')) return false;
  return places.every((place, index) => place === JSON.stringify(other[index]!.spans));
}

function runsOf(answer: string, raters: readonly (readonly RatedSegment[])[]): Unit[] {
  const cuts = new Set<number>();
  for (const { spans } of raters.flat()) for (const place of spans) place.forEach((at) => cuts.add(at));
  const borders = [...cuts].sort((a, b) => a - b);
  return borders.slice(1).flatMap((end, index) => {
    const start = borders[index]!;
    if (answer.slice(start, end).trim() === '') return [];
    const covering = raters.map((segments) => segments.filter(({ spans }) => covers(spans, start, end)));
    if (covering.every((segments) => segments.length === 0)) return [];
    return {
      spans: [[start, end]],
      labels: covering.map((segments) => {
        const [label, ...more] = segments.map((segment) => segment.label);
        return label ? worstLabel([label, ...more]) : null;
      }),
      segments: covering.map((segments) => segments.map(({ id }) => id)),
    };
  });
}

const covers = (spans: readonly TextRange[], start: number, end: number): boolean =>
  spans.some(([from, to]) => from <= start && end <= to);
