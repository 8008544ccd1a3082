import type { MethodSteps } from './method-steps';
import { machineDetailsSchema } from '../labels/machine';

/** A method's steps on a sample, by segment; segments that it took no steps on are left out. */
export type StepsBySegment = Record<string, MethodSteps>;

/** From a prediction's labels as they are stored. */
export function stepsBySegment(labels: readonly { segmentId: string; machine: unknown }[]): StepsBySegment {
  return Object.fromEntries(
    labels.flatMap(({ segmentId, machine }) => {
      const { steps } = machineDetailsSchema.parse(machine ?? {});
      return steps ? [[segmentId, steps]] : [];
    }),
  );
}
