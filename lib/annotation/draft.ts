import { exposureTo } from './exposure';
import { OPEN_JUDGEMENT } from './judgement';
import type { Exposure, Judgement, MachineView } from './view';

/** A person's label before their first act: what it holds and what they will have seen when they act. */
export interface DraftLabel extends Judgement {
  exposure: Exposure;
}

/** How a person's draft starts; `peer` when another person's labels of the sample could be seen before. */
interface Start {
  peer: boolean;
}

/**
 * The label that a person starts with on a segment that a method cut. The method's verdict, type and evidence are
 * pre-filled; nothing is decided. What it only suggests, and its reasons, stay beside the label.
 */
export function prefilledLabel(machine: MachineView, { peer }: Start): DraftLabel {
  const { fact, logic, errorType, evidence } = machine;
  const exposure = exposureTo({ methodSegmentation: true, machine, peer });
  return { fact, logic, errorType, evidence, note: '', exposure };
}

/** The label that a person starts with on a neutral sentence: open, and nothing seen. */
export function openLabel({ peer }: Start): DraftLabel {
  return {
    ...OPEN_JUDGEMENT,
    exposure: exposureTo({ methodSegmentation: false, machine: null, peer }),
  };
}
