import { AHEAD_MS } from '@/lib/annotation/assignment/reservation';
import { type WorkspaceView } from '@/lib/annotation/view';

interface PrefetchedSample {
  view: WorkspaceView;
  /** When it was reserved, in milliseconds since 1970. */
  at: number;
}

/** The samples reserved for a tab, the next one first. */
export interface Prefetched {
  /** Replaces all of them. */
  store(samples: readonly PrefetchedSample[]): void;
  /** A sample has been opened: it and those before it are dropped. */
  open(sampleId: string): void;
  /** The view of the sample after this one; null as soon as somebody else might have got it. */
  next(projectId: string, sampleId: string, now: number): WorkspaceView | null;
  view(sampleId: string): WorkspaceView | undefined;
}

export function createPrefetched(): Prefetched {
  let prefetched: readonly PrefetchedSample[] = [];
  const after = (sampleId: string): readonly PrefetchedSample[] =>
    prefetched.slice(prefetched.findIndex(({ view }) => view.sample.id === sampleId) + 1);
  return {
    store: (samples) => {
      prefetched = samples;
    },
    open: (sampleId) => {
      prefetched = after(sampleId);
    },
    next: (projectId, sampleId, now) => {
      const next = after(sampleId).find(({ view }) => view.project.id === projectId);
      return next && now - next.at < AHEAD_MS ? next.view : null;
    },
    view: (sampleId) => prefetched.find(({ view }) => view.sample.id === sampleId)?.view,
  };
}
