import { type Figure, ratio } from './confusion-matrix';

interface Drawing {
  /** Ranks up to this one were all worked. */
  cut: number;
  /** Share of all samples that a hash chose. */
  share: number;
  /** How much of that random part has been worked, of how many samples in all; null once it is finished. */
  unfinished: { done: number; population: number } | null;
}

/** Probability with which a sample was drawn: 1 above the cut of the ranked part, that of the random part below it. */
export function inclusionProbability(rank: number, { cut, share, unfinished }: Drawing): number {
  if (rank <= cut) return 1;
  return unfinished ? unfinished.done / unfinished.population : share;
}

interface DrawnValue {
  value: number;
  /** Inclusion probability, above 0. */
  probability: number;
}

/** Horvitz & Thompson (1952): the mean over a population, (1/N) Σ y/π. Null for an empty population. */
export function horvitzThompson(drawn: readonly DrawnValue[], population: number): Figure {
  return ratio(
    drawn.reduce((sum, { value, probability }) => sum + value / probability, 0),
    population,
  );
}

/** Hájek (1971): Σ y/π over Σ 1/π, for rates whose denominator is drawn too. Null where nothing was drawn. */
export function hajekMean(drawn: readonly DrawnValue[]): Figure {
  return horvitzThompson(
    drawn,
    drawn.reduce((sum, { probability }) => sum + 1 / probability, 0),
  );
}

/** Kish (1965): (Σw)² / Σw², the number of evenly drawn answers that would say as much. Null without answers. */
export function effectiveSize(weights: readonly number[]): Figure {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return ratio(
    sum ** 2,
    weights.reduce((all, weight) => all + weight ** 2, 0),
  );
}
