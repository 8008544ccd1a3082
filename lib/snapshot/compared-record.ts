import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { canonicalJson } from './canonical-json';
import type { SnapshotRecord, SnapshotUnit } from './snapshot-line';

// Records without what depends on others alone, such as a segment's number in its line. server/compared-parts.ts has the same in SQL.

type Annotation = SampleRecord['annotations'][number];

/** What people say: annotations without predictions. */
export const ofPeople = ({ annotations }: SampleRecord): object[] =>
  annotations.filter(({ source }) => source !== 'method').map(withoutNumbers);

/** What methods say. */
export const ofMethods = ({ annotations }: SampleRecord): object[] =>
  annotations.filter(({ source }) => source === 'method').map(withoutNumbers);

/** An annotation by itself: the predictions before it change the numbers of its segments, and of the one that it began from. */
function withoutNumbers({ derived_from: _, flips = [], segments, ...annotation }: Annotation) {
  return {
    ...annotation,
    segments: segments.map(segmentAlone),
    flips: flips.map(({ segment: __, ...flip }) => flip),
  };
}

/** A segment without its number, and those of its parents. */
export const segmentAlone = <Segment extends { id: number; parents: number[] }>({
  id: _,
  parents: __,
  ...segment
}: Segment) => segment;

/** What a unit was made of by people; who said what in no order. */
export function madeOf({ predictions: _, labels, ...unit }: SnapshotUnit) {
  return { ...unit, labels: labels?.map(canonicalJson).sort() ?? null };
}

/** What became of a released label, without the judges that doubt it. */
export function erratumAlone({ erratum }: SnapshotRecord): object | null {
  if (!erratum) return null;
  const { suspect: _, doubted_by: __, ...rest } = erratum;
  return rest;
}
