'use client';

import { useEffect, useState } from 'react';

/** Browsers that do not say when they are idle leave the rest as it is. */
const idly = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
};

/** How many of `count` blocks have been laid out so far: none at first, one more whenever nobody waits for anything. */
export function useRendered(count: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => (done < count ? idly(() => setDone(done + 1)) : undefined), [done, count]);
  return Math.min(done, count);
}
