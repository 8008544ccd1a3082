'use client';

import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/** How many of `total` are drawn by now: `first` with the first frame, `step` more behind each. Not fewer once there. */
export function useGrowing(total: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(
    () => (drawn < total ? afterFrame(() => setDrawn(drawn + step)) : undefined),
    [drawn, total, step],
  );
  return Math.min(drawn, total);
}
