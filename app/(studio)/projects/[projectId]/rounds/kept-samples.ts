import { useSyncExternalStore } from 'react';
import type { SampleSelection } from '@/lib/sample/selection';

const keyOf = (projectId: string): string => `face4rag:round-of:${projectId}`;

/** Keeps what was chosen in the list of samples for the form of a new round, in this tab. */
export function keepForRound(projectId: string, selection: SampleSelection): void {
  sessionStorage.setItem(keyOf(projectId), JSON.stringify(selection));
}

const never = () => () => undefined;

/** What was kept, where the address says that the form is for it. */
export function useKeptSamples(projectId: string): SampleSelection | null {
  const kept = useSyncExternalStore(
    never,
    () =>
      new URLSearchParams(window.location.search).get('of') === 'list'
        ? sessionStorage.getItem(keyOf(projectId))
        : null,
    () => null,
  );
  return kept === null ? null : (JSON.parse(kept) as SampleSelection);
}
