import type { GoldCounts } from '@/lib/progress/figures';
import type { SampleState } from '@/lib/progress/sample-state';

export const WAY_STEPS = ['unread', 'reading', 'adjudication', 'gold'] as const;
/**
 * How far a sample is on its way to gold. `unread`: nobody has opened it. `reading`: somebody has it open, or has submitted it
 * while others are still to. `adjudication`: it is in the list of what waits for a lead, or all have read it and nothing came
 * of it. `gold`: its answer has a gold verdict, and nothing of it waits for a lead.
 */
export type WayStep = (typeof WAY_STEPS)[number];

/** Samples by step: every sample of a project that is not withdrawn is in one of them. */
export interface WayToGold extends Record<WayStep, number> {
  /** Those that are gold, by where it comes from. */
  origins: GoldCounts['byOrigin'];
}

/**
 * Samples that need adjudication though their answer has its gold verdict, since something of them is still open. With those in the
 * step gold they are all that have one, which is what judges are measured against and snapshots count.
 */
export const verdictThereIn = (way: WayToGold, gold: GoldCounts | null): number =>
  gold === null ? 0 : Math.max(0, gold.consistent + gold.inconsistent - way.gold);

/** What a sample's step follows from, going by the work that counts alone. */
export interface WayFacts {
  state: SampleState;
  /** Somebody has submitted an annotation of it. */
  labelled: boolean;
  /** Its answer has a gold verdict; a type may still be open. */
  gold: boolean;
  /** It is in the list of samples to adjudicate. */
  waits: boolean;
}

/** The step of a sample that is not withdrawn: the last that it has reached. loadWay has it in SQL. */
export function wayStepOf({ state, labelled, gold, waits }: WayFacts): WayStep {
  if (waits) return 'adjudication';
  if (gold) return 'gold';
  if (state === 'submitted') return 'adjudication';
  return labelled || state === 'claimed' ? 'reading' : 'unread';
}
