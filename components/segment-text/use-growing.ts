'use client';

import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/** How many of `total` are drawn so far: `first` in the first frame, `step` more in each later one. Never shrinks. */
export function useGrowing(total: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(
    () => (drawn < total ? afterFrame(() => setDrawn(drawn + step)) : undefined),
    [drawn, total, step],
  );
  return Math.min(drawn, total);
}

/** False in the first frame, true from the next on: for what need not come with it. */
export const usePainted = (): boolean => useGrowing(1, 0, 1) > 0;
