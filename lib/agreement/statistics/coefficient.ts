/** Why a coefficient has no value. */
type Undefined =
  /** No unit was judged by two people. */
  | 'no_overlap'
  /** Everybody always gave the same value: there was nothing to tell apart, so chance agreement is total. */
  | 'single_value'
  /** What the coefficient needs was never marked: evidence that nobody gave. */
  | 'nothing_marked';

/** A coefficient's value, or why it has none; never NaN and never a convention in place of a value. */
export type Coefficient = { value: number } | { undefined: Undefined };

export const isDefined = (coefficient: Coefficient): coefficient is { value: number } =>
  'value' in coefficient;

/**
 * The coefficients for any number of people, in the order in which they are shown; Cohen's kappa is for pairs. Those that end in
 * "Shared" estimate chance from the units that two or more judged, the others from all judged units.
 */
export const COEFFICIENTS = ['raw', 'alpha', 'fleiss', 'fleissShared', 'ac1', 'ac1Shared'] as const;
export type CoefficientName = (typeof COEFFICIENTS)[number];
