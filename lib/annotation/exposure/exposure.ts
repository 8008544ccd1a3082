import type { MachineView } from '../view';
import { type Exposure, EXPOSURES } from '../view';

/** The greater of what had been rendered. */
export function mostExposed(...exposures: Exposure[]): Exposure {
  const rank = Math.max(0, ...exposures.map((exposure) => EXPOSURES.indexOf(exposure)));
  return EXPOSURES[rank] ?? 'nothing';
}

/** The least of what had been rendered; null of nothing. */
export function leastExposed(exposures: readonly Exposure[]): Exposure | null {
  return EXPOSURES.find((exposure) => exposures.includes(exposure)) ?? null;
}

/**
 * Whether a verdict was given without seeing a method's findings or verdict or a peer's label; its segmentation may
 * have been seen.
 */
export const isUnseen = (exposure: Exposure): boolean =>
  exposure === 'nothing' || exposure === 'segmentation';

/** What the workspace renders of one segment before the person decides. */
export interface Rendered {
  /** True if a method segmented the answer, false for the neutral sentence split. */
  methodSegmentation: boolean;
  /** What a method says of this segment, if it is shown. */
  machine: Pick<MachineView, 'fact' | 'logic' | 'evidence' | 'details' | 'steps'> | null;
  /** True when another person's label of the sample could be seen. */
  peer: boolean;
}

/**
 * Exposure of a verdict given over this rendering. A label carried over is a peer's. A verdict of a stage or a suggested type counts as a verdict, and
 * so do steps to unfold, in which a person may read one where the studio could not; findings, evidence and a rationale as
 * evidence; an abstention alone as no more than the segmentation.
 */
export function exposureTo({ methodSegmentation, machine, peer }: Rendered): Exposure {
  if (peer || machine?.details.carriedFrom) return 'peer';
  if (machine) {
    const spoke = [machine.fact, machine.logic].some(
      (verdict) => verdict !== 'not_judged' && verdict !== 'abstained',
    );
    const { suggestedType, findings, rationale } = machine.details;
    if (spoke || suggestedType !== null || machine.steps) return 'verdict';
    if (machine.evidence.length > 0 || findings.length > 0 || rationale !== '') return 'evidence';
  }
  return methodSegmentation ? 'segmentation' : 'nothing';
}
