import { useSyncExternalStore } from 'react';

const KEY = 'workspace-continuous-answer';
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const isShown = (): boolean => localStorage.getItem(KEY) !== null;

/** Shows the answer as continuous prose above its segments, or hides it; remembered on this device. */
export function toggleContinuousAnswer(): void {
  if (isShown()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'shown');
  listeners.forEach((changed) => changed());
}

/** Whether the answer is shown as continuous prose above its segments. */
export const useContinuousAnswer = (): boolean => useSyncExternalStore(subscribe, isShown, () => false);
