import type { MethodInput } from '@/lib/consistency/method';
import { perturb } from './perturb';
import { type Perturbation, PERTURBATIONS } from './perturbations';
import type { StabilityItem } from './stability-item';

/** A sample that has gold. */
export interface GoldSample extends MethodInput {
  id: string;
  externalId: string;
  verdict: 'consistent' | 'inconsistent';
}

/** All that a test asks about its samples, each as it is first; and to how many samples a change could not be made. */
export function stabilityItems(samples: readonly GoldSample[]): {
  items: StabilityItem[];
  leftOut: Partial<Record<Perturbation, number>>;
} {
  const leftOut: Partial<Record<Perturbation, number>> = {};
  const items = samples.flatMap(({ id: sampleId, externalId, verdict, ...texts }): StabilityItem[] => {
    const { question, reference, answer, language } = texts;
    const input = { question, reference, answer, language };
    const changed = PERTURBATIONS.flatMap((perturbation): StabilityItem[] => {
      const made = perturb(input, perturbation, verdict);
      if (made) return [{ sampleId, externalId, perturbation, ...made }];
      leftOut[perturbation] = (leftOut[perturbation] ?? 0) + 1;
      return [];
    });
    return [{ sampleId, externalId, perturbation: null, change: null, input }, ...changed];
  });
  return { items, leftOut };
}
