import { type Figure, ratio } from './confusion-matrix';

export interface ScoredAnswer {
  /** The higher, the more surely inconsistent. */
  score: number;
  /** Whether gold says inconsistent. */
  positive: boolean;
  /** By default 1. */
  weight?: number;
}

/**
 * Area under the ROC curve: the weighted mean over pairs of [s⁺ > s⁻] + ½[s⁺ = s⁻] (Hanley & McNeil 1982), in O(n log n).
 * Null where a class is empty.
 */
export function areaUnderRoc(answers: readonly ScoredAnswer[]): Figure {
  const sorted = answers.toSorted((a, b) => a.score - b.score);
  let [positives, negatives, won] = [0, 0, 0];
  for (let from = 0; from < sorted.length;) {
    const { score } = sorted[from]!;
    let [tiedPositives, tiedNegatives] = [0, 0];
    for (; from < sorted.length && sorted[from]!.score === score; from += 1) {
      const { positive, weight = 1 } = sorted[from]!;
      if (positive) tiedPositives += weight;
      else tiedNegatives += weight;
    }
    won += tiedPositives * (negatives + tiedNegatives / 2);
    positives += tiedPositives;
    negatives += tiedNegatives;
  }
  return ratio(won, positives * negatives);
}
