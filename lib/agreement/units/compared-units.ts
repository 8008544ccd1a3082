import { type RatedSegment, type Units, unitsOf } from './units';

/** A rater's segments, and those of them whose labels are not compared. */
interface Compared {
  segments: readonly RatedSegment[];
  leftOut?: ReadonlySet<string>;
}

/**
 * The units of agreement with labels left out: a rater says nothing of a unit to which a label that is left out belongs, though others
 * of theirs may cover it too; a unit of which nobody says anything is none.
 */
export function comparedUnits(answer: string, raters: readonly Compared[]): Units {
  const { sameSegmentation, units } = unitsOf(
    answer,
    raters.map(({ segments }) => segments),
  );
  if (raters.every(({ leftOut }) => !leftOut || leftOut.size === 0)) return { sameSegmentation, units };
  const left = units.map((unit) => ({
    ...unit,
    labels: unit.labels.map((label, rater) =>
      unit.segments[rater]!.some((id) => raters[rater]!.leftOut?.has(id)) ? null : label,
    ),
  }));
  return { sameSegmentation, units: left.filter(({ labels }) => labels.some((label) => label !== null)) };
}
