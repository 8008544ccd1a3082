'use client';

import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/**
 * A value one painted frame behind, so that what a key press changes elsewhere on the screen does not hold up its answer.
 * A value that is not the same object as the last counts as another.
 */
export function useBehind<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => (shown === value ? undefined : afterFrame(() => setShown(value))), [shown, value]);
  return shown;
}
