import { type ReadSegment, type Units, unitsOf } from './units';

/** A judge's segments, and those of them whose labels are not compared. */
interface Compared {
  segments: readonly ReadSegment[];
  leftOut?: ReadonlySet<string>;
}

/**
 * The units of agreement with labels left out: a judge says nothing of a unit to which a label that is left out belongs, though others
 * of theirs may cover it too; a unit of which nobody says anything is none.
 */
export function comparedUnits(answer: string, judges: readonly Compared[]): Units {
  const { alike, units } = unitsOf(
    answer,
    judges.map(({ segments }) => segments),
  );
  if (judges.every(({ leftOut }) => !leftOut || leftOut.size === 0)) return { alike, units };
  const left = units.map((unit) => ({
    ...unit,
    labels: unit.labels.map((label, judge) =>
      unit.segments[judge]!.some((id) => judges[judge]!.leftOut?.has(id)) ? null : label,
    ),
  }));
  return { alike, units: left.filter(({ labels }) => labels.some((label) => label !== null)) };
}
