import type { Arm } from '../exposure/arm';
import { exposureTo, mostExposed } from '../exposure/exposure';
import { OPEN_JUDGEMENT } from './judgement';
import type { Exposure, Judgement, MachineView } from '../view';

/** A person's label before their first act: what it holds and what they will have seen when they act. */
export interface DraftLabel extends Omit<Judgement, 'clause'> {
  exposure: Exposure;
}

/** How a person's draft starts. */
export interface DraftStart {
  arm: Arm;
  /** True if a method segmented the answer; false for the neutral sentence split. */
  methodSegmentation: boolean;
  /** The person sees what a method says of a segment elsewhere, as leads do, whatever the workspace shows them. */
  seesAll: boolean;
  /** What else of the sample could be seen before: another person's labels, a prediction over other segments. */
  elsewhere: Exposure;
}

/**
 * The label that a person starts with on a segment of which a method said `machine`. Pre-filled, it holds the method's
 * verdict, type and evidence; nothing is decided, and what the method only suggests, and its reasons, stay beside it.
 * In every other arm, and where no method spoke, it is open. Its exposure is what could be seen, not what the workspace shows.
 */
export function startLabel(machine: MachineView | null, start: DraftStart): DraftLabel {
  const { arm, methodSegmentation, seesAll, elsewhere } = start;
  const seen = arm === 'prefilled' || seesAll ? machine : null;
  const exposure = mostExposed(elsewhere, exposureTo({ methodSegmentation, machine: seen, peer: false }));
  if (arm !== 'prefilled' || machine === null) return { ...OPEN_JUDGEMENT, exposure };
  const { fact, logic, errorType, evidence } = machine;
  return { fact, logic, errorType, evidence, note: '', exposure };
}
