import { type Interval, wilson } from '@/lib/annotation/exposure/proportion';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { EXPECTED, type Perturbation, PERTURBATIONS } from './perturbations';

/** What a judge said of one sample: as it is, and changed. */
export interface StabilityPair {
  perturbation: Perturbation;
  before: AnswerVerdict;
  after: AnswerVerdict;
}

/** How a judge bears one change. */
export interface StabilityRow {
  perturbation: Perturbation;
  expected: 'hold' | 'flip';
  /** Where both verdicts are decided; of planted errors, where the answer was consistent before. */
  compared: number;
  flips: number;
  /** Of those compared; null without any. */
  flipRate: Interval | null;
  /** One of the two verdicts, or both, is open. */
  undecided: number;
}

/** A line for each change that was made, in the order in which they are listed. */
export function stabilityReport(pairs: readonly StabilityPair[]): StabilityRow[] {
  return PERTURBATIONS.flatMap((perturbation) => {
    const own = pairs.filter((pair) => pair.perturbation === perturbation);
    if (own.length === 0) return [];
    const expected = EXPECTED[perturbation];
    const asked = expected === 'flip' ? own.filter(({ before }) => before !== 'inconsistent') : own;
    const decided = asked.filter(({ before, after }) => before !== 'undecided' && after !== 'undecided');
    const flips = decided.filter(({ before, after }) => before !== after).length;
    return {
      perturbation,
      expected,
      compared: decided.length,
      flips,
      flipRate: wilson({ n: flips, of: decided.length }),
      undecided: asked.length - decided.length,
    };
  });
}
