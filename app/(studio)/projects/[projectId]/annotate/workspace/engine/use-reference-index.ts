'use client';

import { useEffect } from 'react';
import { indexOf } from '@/lib/consistency/search/look-up';

/** Late enough that the sample is there and its first keys have been heard. */
const LATER_MS = 1_500;

/** Reads the reference for looking words up in it while nobody waits, so that no key has to. */
export function useReferenceIndex(reference: string, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    let idle = 0;
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(() => indexOf(reference));
    }, LATER_MS);
    return () => {
      clearTimeout(timer);
      if (idle > 0) cancelIdleCallback(idle);
    };
  }, [reference, wanted]);
}
