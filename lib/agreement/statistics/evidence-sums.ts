import { type TextRange, spanOverlap } from './span-overlap';
import { unitizing } from './unitizing-alpha';

/** Of one answer, what the measures of evidence are made of; they add up over answers. */
export interface EvidenceSums {
  /** Pairs of labels on a unit of which at least one marked something. */
  pairs: number;
  /** Of those, where only one did. */
  oneSided: number;
  f1: number;
  iou: number;
  /** Units on which anybody marked anything, and the two disagreements of alpha for unitizing over them. */
  units: number;
  observed: number;
  expected: number;
}

export const NO_EVIDENCE: EvidenceSums = {
  pairs: 0,
  oneSided: 0,
  f1: 0,
  iou: 0,
  units: 0,
  observed: 0,
  expected: 0,
};

/**
 * Compares what people marked in the reference for the same units.
 *
 * @param units of each unit, what everybody who judged it marked
 * @param length of the reference, UTF-16 code units
 */
export function evidenceSums(
  units: readonly (readonly (readonly TextRange[])[])[],
  length: number,
): EvidenceSums {
  const sums = { ...NO_EVIDENCE };
  for (const marks of units) {
    marks.forEach((one, index) =>
      marks.slice(index + 1).forEach((other) => {
        const overlap = spanOverlap(one, other);
        if (!overlap) return;
        sums.pairs += 1;
        if (one.length === 0 || other.length === 0) sums.oneSided += 1;
        sums.f1 += overlap.f1;
        sums.iou += overlap.iou;
      }),
    );
    const part = marks.some((own) => own.length > 0) ? unitizing(marks, [0, length]) : null;
    if (!part) continue;
    sums.units += 1;
    sums.observed += part.observed;
    sums.expected += part.expected;
  }
  return sums;
}
