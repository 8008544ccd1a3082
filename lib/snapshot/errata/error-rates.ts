import { populationCount } from '@/lib/evaluation/statistics/finite-population';
import type { ErrataFigures } from './errata-view-schema';

type Stratum = Omit<ErrataFigures['strata'][number], 'name'>;
type Rate = NonNullable<ErrataFigures['releasedErrors']>;

/**
 * Shares of wrong verdicts among released labels. What is not reviewed is the one thing that is not known: what is left is an estimate of it, and
 * what was released is that and the corrected ones, point and bounds alike. docs/snapshots.md has the formula.
 */
export function errorRates(
  strata: readonly Stratum[],
): Pick<ErrataFigures, 'releasedErrors' | 'remainingErrors'> {
  const samples = strata.reduce((sum, stratum) => sum + stratum.samples, 0);
  const corrected = strata.reduce((sum, { errors }) => sum + errors, 0);
  const left = errorsLeft(strata);
  if (samples === 0 || left === null) return { releasedErrors: null, remainingErrors: null };
  const share = (more: number): Rate => ({
    value: left.value === null ? null : (more + left.value) / samples,
    low: (more + left.low) / samples,
    high: (more + left.high) / samples,
  });
  return { releasedErrors: share(corrected), remainingErrors: share(0) };
}

/** Counts of all strata, by the method of variance estimates recovery (Zou & Donner 2008); null where nothing tells of what is not reviewed. */
function errorsLeft(strata: readonly Stratum[]): Rate | null {
  const open = strata.filter((stratum) => unreviewed(stratum) > 0);
  const told = open.flatMap((stratum) => unreviewedErrors(stratum) ?? []);
  if (open.length > 0 && told.length === 0) return null;
  const untold = open.filter(({ drawn }) => drawn === 0).reduce((sum, one) => sum + unreviewed(one), 0);
  const value = told.reduce((sum, one) => sum + one.value, 0);
  const most = open.reduce((sum, stratum) => sum + unreviewed(stratum), 0);
  return {
    value: untold > 0 ? null : value,
    low: Math.max(0, value - Math.hypot(...told.map((one) => one.value - one.low))),
    high: Math.min(most, value + Math.hypot(...told.map((one) => one.high - one.value)) + untold),
  };
}

const unreviewed = ({ samples, reviewed }: Stratum): number => samples - reviewed;

/** Wrong ones among what is not reviewed of a stratum: those of all that the draw tells of, without those that were found. */
function unreviewedErrors(stratum: Stratum) {
  const { samples, errors, drawn, drawnErrors } = stratum;
  const all = populationCount({ n: drawnErrors, of: drawn }, samples);
  const possible = (count: number): number => Math.min(unreviewed(stratum), Math.max(0, count - errors));
  return all && { value: possible(all.value), low: possible(all.low), high: possible(all.high) };
}
