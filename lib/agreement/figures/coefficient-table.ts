import { COEFFICIENTS, type CoefficientName, isDefined } from '../statistics/coefficient';
import type { AgreementFigures, Measured } from './figures';
import { isInterval } from '../statistics/confidence-interval';
import { LEVELS } from '../units/level';
import type { Restriction } from '../units/restriction';

/** Columns of the file of coefficients; names for programs, the same in every language. */
const COLUMNS = [
  ...['level', 'coefficient', 'value', 'low', 'high', 'no_value', 'no_interval'],
  ...[
    'shared_units',
    'labels_on_shared',
    'chance_units',
    'round',
    'compared_labels',
    'language',
    'generator',
    'origin',
  ],
] as const;

type Cell = string | number | null;

/** Fleiss' kappa and AC1 with the number of units that their chance term stands on; the others have none of their own. */
const CHANCE: Partial<Record<CoefficientName, 'judged' | 'units'>> = {
  fleiss: 'judged',
  fleissShared: 'units',
  ac1: 'judged',
  ac1Shared: 'units',
};

/** All coefficients of a report as rows of a table, heads first. */
export function coefficientTable(
  { levels, evidence }: AgreementFigures,
  { round, labels, language, generator, origin }: Restriction & { round: string },
): Cell[][] {
  const scope: Cell[] = [round, labels, language, generator, origin];
  const categorical = LEVELS.flatMap((level) =>
    COEFFICIENTS.map((name): Cell[] => {
      const { units, labels: given, coefficients } = levels[level];
      const chance = CHANCE[name];
      return [
        ...[level, name, ...measured(coefficients[name])],
        ...[units, given, chance ? levels[level][chance] : null, ...scope],
      ];
    }),
  );
  const marked = (['meanF1', 'meanIou', 'alpha'] as const).map((name): Cell[] => [
    ...['evidence', name, ...measured(evidence[name])],
    ...[evidence.units, null, null, ...scope],
  ]);
  return [[...COLUMNS], ...categorical, ...marked];
}

function measured(of: Measured): Cell[] {
  const { interval } = of;
  const bounds = isInterval(interval)
    ? [interval.low, interval.high, null, null]
    : [null, null, null, interval.missing];
  return isDefined(of) ? [of.value, ...bounds] : [null, null, null, of.undefined, null];
}
