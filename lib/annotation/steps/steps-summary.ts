import type { JudgeSteps } from './judge-steps';
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

export function stepsSummary({ fact, logic, type, windows, unanchored }: JudgeSteps): StepsSummary {
  const quotes = [...(fact?.points ?? []).flatMap(({ contexts }) => contexts), ...(logic?.contexts ?? [])];
  return {
    missing: quotes.filter(({ match }) => match === 'none').length,
    silent: [fact, logic, type].filter((stage) => stage?.noVerdict).length,
    windowed: windows !== null,
    unanchored,
  };
}

/** A machine's details with a sign in place of the steps, which are many times as heavy as all the rest. */
export function withoutSteps({ steps, ...details }: MachineDetails): {
  details: Omit<MachineDetails, 'steps'>;
  steps: StepsSummary | null;
} {
  return { details, steps: steps ? stepsSummary(steps) : null };
}
