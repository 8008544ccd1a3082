import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a value is now, for acts that come later: what holds it stays the same object when the value changes. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
