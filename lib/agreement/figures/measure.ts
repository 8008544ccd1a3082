import { intervals } from '../statistics/bootstrap';
import { type Coefficient, COEFFICIENTS, type CoefficientName, isDefined } from '../statistics/coefficient';
import { cohenKappa, rawOfPair, pairStatistics, unitsOfPair } from '../statistics/cohen-kappa';
import type { EvidenceSums } from '../statistics/evidence-sums';
import type { EvidenceFigures, LevelFigures, Measured, PairFigures } from './figures';
import { fleissKappa } from '../statistics/fleiss-kappa';
import { gwetAc1 } from '../statistics/gwet-ac1';
import { krippendorffAlpha } from '../statistics/krippendorff-alpha';
import type { Ratings } from '../statistics/ratings';
import { rawAgreement } from '../statistics/raw-agreement';
import {
  bearingOnly,
  categoriesOf,
  chanceUnitsOf,
  pairableAt,
  type SufficientStatistics,
  sufficientStatistics,
  total,
  UNITS,
} from '../statistics/sufficient-statistics';
import { unitizingAlpha } from '../statistics/unitizing-alpha';

type Statistic = (row: Float64Array) => Coefficient;

export const STATISTICS: Record<CoefficientName, Statistic> = {
  raw: rawAgreement,
  alpha: krippendorffAlpha,
  fleiss: (row) => fleissKappa(row, 'all'),
  fleissShared: (row) => fleissKappa(row, 'shared'),
  ac1: (row) => gwetAc1(row, 'all'),
  ac1Shared: (row) => gwetAc1(row, 'shared'),
};

/** Several statistics of the same tallies, with intervals from the same resamples. */
export function measure(statisticRows: SufficientStatistics, statistics: readonly Statistic[]): Measured[] {
  const whole = total(statisticRows);
  const found = intervals(statisticRows, statistics);
  return statistics.map((statistic, index): Measured => {
    const result = statistic(whole);
    return { ...result, interval: isDefined(result) ? found[index]! : { missing: 'no_value' } };
  });
}

/** All coefficients of one level. */
export function measureLevel(ratings: Ratings): LevelFigures {
  const statisticRows = sufficientStatistics(ratings);
  const whole = total(statisticRows);
  const measured = measure(
    statisticRows,
    COEFFICIENTS.map((name) => STATISTICS[name]),
  );
  let labels = 0;
  for (let c = 0; c < categoriesOf(whole); c += 1) labels += whole[pairableAt(c)]!;
  return {
    units: whole[UNITS]!,
    labels,
    judged: chanceUnitsOf(whole, 'all'),
    coefficients: Object.fromEntries(
      COEFFICIENTS.map((name, index) => [name, measured[index]!]),
    ) as LevelFigures['coefficients'],
  };
}

/** Two people; null where they share no unit. */
export function measurePair(
  ratings: Ratings,
  [one, other]: readonly [number, number],
  names: readonly string[],
): PairFigures | null {
  const statisticRows = bearingOnly(pairStatistics(ratings, one, other));
  if (statisticRows.answers === 0) return null;
  const whole = total(statisticRows);
  const [kappa] = measure(statisticRows, [cohenKappa]);
  return {
    a: names[one]!,
    b: names[other]!,
    units: unitsOfPair(whole),
    raw: rawOfPair(whole),
    kappa: kappa!,
  };
}

const SUMS = ['pairs', 'oneSided', 'f1', 'iou', 'units', 'observed', 'expected'] as const;

/** Evidence of all answers. */
export function measureEvidence(answers: readonly EvidenceSums[]): EvidenceFigures {
  const statisticRows: SufficientStatistics = {
    answers: answers.length,
    width: SUMS.length,
    values: Float64Array.from(answers.flatMap((sums) => SUMS.map((key) => sums[key]))),
  };
  const mean =
    (at: number): Statistic =>
    (row) =>
      row[0] === 0 ? { undefined: 'nothing_marked' } : { value: row[at]! / row[0]! };
  const alpha: Statistic = (row) =>
    row[4] === 0
      ? { undefined: 'nothing_marked' }
      : unitizingAlpha([{ observed: row[5]!, expected: row[6]! }]);
  const whole = total(statisticRows);
  const [meanF1, meanIou, unitized] = measure(statisticRows, [mean(2), mean(3), alpha]);
  const sums = Object.fromEntries(SUMS.map((key, at) => [key, whole[at]!])) as unknown as EvidenceSums;
  return { ...sums, meanF1: meanF1!, meanIou: meanIou!, alpha: unitized! };
}
