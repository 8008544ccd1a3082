import { type Interval, wilson } from '@/lib/annotation/exposure/proportion';
import { type Figure, ratio } from './confusion-matrix';
import { equalWidthBins, type PredictedProbability, type ProbabilityBin } from './probability-bins';

/** With fewer answers a reliability curve would show noise. */
const FEWEST_FOR_CURVE = 50;

/** Expected calibration error: Σ n_b/n · |mean p − rate| (Naeini et al. 2015). Null without answers. */
export function expectedCalibrationError(bins: readonly ProbabilityBin[]): Figure {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0);
  return ratio(
    bins.reduce((sum, bin) => sum + Math.abs(bin.n * bin.mean - bin.positives), 0),
    n,
  );
}

/** Brier (1950): the mean of (p − y)². Null without answers. */
export function brierScore(answers: readonly PredictedProbability[]): Figure {
  const sum = answers.reduce(
    (all, { probability, positive }) => all + (probability - (positive ? 1 : 0)) ** 2,
    0,
  );
  return ratio(sum, answers.length);
}

interface CurvePoint {
  n: number;
  mean: number;
  /** The observed rate of inconsistent answers with Wilson's interval. */
  rate: Interval;
}

/** The reliability curve over bins of equal width by default; null under `FEWEST_FOR_CURVE` answers. */
export function reliabilityCurve(
  answers: readonly PredictedProbability[],
  count = 10,
  binsOf = equalWidthBins,
): CurvePoint[] | null {
  if (answers.length < FEWEST_FOR_CURVE) return null;
  return binsOf(answers, count).map(({ n, positives, mean }) => ({
    n,
    mean,
    rate: wilson({ n: positives, of: n })!,
  }));
}
