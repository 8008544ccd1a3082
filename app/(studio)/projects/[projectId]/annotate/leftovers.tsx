'use client';

import { useUnsentChanges } from './workspace/engine/use-unsent-changes';

/** Sends what this browser still holds from samples that were left before all was saved. */
export function Leftovers() {
  useUnsentChanges(null);
  return null;
}
