import type { SampleState } from './sample-state';

export const WAY_STEPS = ['unread', 'reading', 'adjudication', 'gold'] as const;
/**
 * How far a sample is on its way to gold. `unread`: nobody has opened it. `reading`: somebody has it open, or has submitted it
 * while others are still to. `adjudication`: all who were to read it have, and its answer has no gold verdict. `gold`: it has one.
 */
export type WayStep = (typeof WAY_STEPS)[number];

/** Samples by step: every sample of a project that is not withdrawn is in one of them. */
export type WayToGold = Record<WayStep, number>;

/** What a sample's step follows from, going by the work that counts alone. */
export interface WayFacts {
  state: SampleState;
  /** Somebody has submitted an annotation of it. */
  labelled: boolean;
  /** Its answer has a gold verdict. */
  gold: boolean;
}

/** The step of a sample that is not withdrawn: the last that it has reached. loadWay has it in SQL. */
export function wayStepOf({ state, labelled, gold }: WayFacts): WayStep {
  if (gold) return 'gold';
  if (state === 'submitted') return 'adjudication';
  return labelled || state === 'claimed' ? 'reading' : 'unread';
}
