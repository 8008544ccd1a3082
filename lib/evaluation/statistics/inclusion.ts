import { type Figure, ratio } from './confusion-matrix';

/** Samples of a population up to a rank, and the rest: how many there are, and how many of them were read. */
interface DrawnPart {
  read: number;
  of: number;
}

/**
 * Probabilities with which samples of a population were drawn of which one part was worked from the highest rank down and the
 * other at random: what was read up to the lowest rank that the ranked part has come to, out of all up to there, whichever part they are
 * in; and below what was read at random out of all below (post-stratification: Cochran 1977, ch. 5A). Null where nothing
 * was read of a part that is not empty: nothing can be said of the population then.
 */
export function drawnParts(
  read: readonly { rank: number; arm: 'ranked' | 'random' }[],
  population: number,
): { cut: number; top: DrawnPart; rest: DrawnPart } | null {
  const cut = read.reduce((lowest, { rank, arm }) => (arm === 'ranked' ? Math.max(lowest, rank) : lowest), 0);
  const above = read.filter(({ rank }) => rank <= cut).length;
  const top = { read: above, of: Math.min(cut, population) };
  const rest = { read: read.length - above, of: Math.max(0, population - cut) };
  if ([top, rest].some((part) => part.read === 0 && part.of > 0)) return null;
  return { cut, top, rest };
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
