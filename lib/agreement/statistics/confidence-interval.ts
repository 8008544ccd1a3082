/** The middle 95 % of what resampling gave. */
export interface ResampledInterval {
  low: number;
  high: number;
  /** Resamples in which the coefficient was undefined; they are left out. */
  dropped: number;
}

/** Why a coefficient has no interval. */
export type MissingInterval =
  /** It has no value itself. */
  | { missing: 'no_value' }
  /** Fewer than `FEWEST_ANSWERS` answers bear on it. */
  | { missing: 'few_answers'; answers: number }
  /** It was undefined in more than one resample of twenty. */
  | { missing: 'undefined_resamples'; dropped: number; resamples: number };

export type ConfidenceInterval = ResampledInterval | MissingInterval;

/** With fewer answers than this an interval would say more about the method than about the people. */
export const FEWEST_ANSWERS = 5;

export const isInterval = (interval: ConfidenceInterval): interval is ResampledInterval => 'low' in interval;
