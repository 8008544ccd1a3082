import { ROUND_KINDS, type RoundKind } from './round';

/** What the form of a new round starts with; everything else has the same default in every round. */
export interface RoundPreset {
  kind: RoundKind;
  /** People per sample. */
  overlap: number;
  /** At most so many samples; null: all of them. */
  size: number | null;
}

/** Enough to find what the guidelines leave open, and read by two in an hour or two. */
const PILOT = { overlap: 2, size: 20 };

/** By the kind that an address names; what is no kind is the main work. */
export function roundPresetOf(named: unknown): RoundPreset {
  const kind = ROUND_KINDS.find((value) => value === named) ?? 'main';
  return { kind, ...(kind === 'pilot' ? PILOT : { overlap: 1, size: null }) };
}
