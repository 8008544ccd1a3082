import type { ExposurePolicy } from '@/lib/project/exposure-policy';

/** What a draft shows of the judge, decided when it is started: its policy, or `control` where the judge never shows. */
export const ARMS = ['prefilled', 'reveal', 'control', 'blind'] as const;
export type Arm = (typeof ARMS)[number];

/** Of a draft as it is stored; what was started before there were policies was pre-filled. */
export function armOf({ policy, control }: { policy: ExposurePolicy | null; control: boolean }): Arm {
  if (policy === 'blind') return 'blind';
  return control ? 'control' : (policy ?? 'prefilled');
}

/** A judge's prediction of one segment as a draft holds it: what was pre-filled, and what was revealed afterwards. */
export interface ShownPrediction<Reading> {
  machine: Reading | null;
  revealed: Reading | null;
}

/** What may be sent of a judge's prediction of a segment; nothing else of it may leave the server. */
export function shownOf<Reading>(
  arm: Arm,
  prediction: Reading | null,
  revealedAt: Date | string | null,
): ShownPrediction<Reading> {
  return {
    machine: arm === 'prefilled' ? prediction : null,
    revealed: arm === 'reveal' && revealedAt !== null ? prediction : null,
  };
}
