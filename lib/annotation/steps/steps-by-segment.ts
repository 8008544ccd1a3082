import type { JudgeSteps } from './judge-steps';
import { machineDetailsSchema } from '../labels/machine';

/** A judge's steps on a sample, by segment; segments that it took no steps on are left out. */
export type StepsBySegment = Record<string, JudgeSteps>;

/** From a reading's labels as they are stored. */
export function stepsBySegment(labels: readonly { segmentId: string; machine: unknown }[]): StepsBySegment {
  return Object.fromEntries(
    labels.flatMap(({ segmentId, machine }) => {
      const { steps } = machineDetailsSchema.parse(machine ?? {});
      return steps ? [[segmentId, steps]] : [];
    }),
  );
}
