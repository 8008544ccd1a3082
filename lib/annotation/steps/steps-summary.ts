import { type MethodSteps, quotesOf, stagesOf } from './method-steps';
import type { MachineDetails } from '../labels/machine';

/** What is told of a judge's steps while they are folded: that they are there, and what in them calls for distrust. */
export interface StepsSummary {
  /** Quotes that stand nowhere in the reference. */
  missing: number;
  /** Stages, naming the type among them, that came to no verdict. */
  silent: number;
  /** The judge saw only parts of the reference. */
  windowed: boolean;
  /** The segment's words stand nowhere in the answer. */
  unanchored: boolean;
}

export function stepsSummary(steps: MethodSteps): StepsSummary {
  return {
    missing: quotesOf(steps).filter(({ match }) => match === 'none').length,
    silent: stagesOf(steps).filter(([, { noVerdict }]) => noVerdict).length,
    windowed: steps.windows !== null,
    unanchored: steps.unanchored,
  };
}

/** A machine's details with a sign in place of the steps, which are many times as heavy as all the rest. */
export function withoutSteps({ steps, ...details }: MachineDetails): {
  details: Omit<MachineDetails, 'steps'>;
  steps: StepsSummary | null;
} {
  return { details, steps: steps ? stepsSummary(steps) : null };
}
