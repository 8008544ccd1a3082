'use client';

import { useLeftovers } from './workspace/use-leftovers';

/** Sends what this browser still holds from samples that were left before all was saved. */
export function Leftovers() {
  useLeftovers(null);
  return null;
}
