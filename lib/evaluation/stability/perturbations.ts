/** What is done to an answer, or to how it is asked about. */
export const PERTURBATIONS = [
  'repeat',
  'reference_order',
  'layout',
  'filler',
  'planted_number',
  'planted_negation',
] as const;
export type Perturbation = (typeof PERTURBATIONS)[number];

/** Whether the verdict must hold, or flip from consistent to inconsistent. */
export const EXPECTED: Record<Perturbation, 'hold' | 'flip'> = {
  repeat: 'hold',
  reference_order: 'hold',
  layout: 'hold',
  filler: 'hold',
  planted_number: 'flip',
  planted_negation: 'flip',
};

/** The test as runs name it: another version where a change is made otherwise. */
export const STABILITY = { id: 'stability', version: '2' } as const;
