import { findNumbers, type Quantity } from '@/lib/text/numbers/numbers';

let last: { reference: string; numbers: readonly Quantity[] } | null = null;

/** The numbers of a reference. Those of the last one are kept: one rule after another reads the same, and it may be long. */
export function referenceNumbers(reference: string): readonly Quantity[] {
  if (last?.reference !== reference) last = { reference, numbers: findNumbers(reference) };
  return last.numbers;
}
