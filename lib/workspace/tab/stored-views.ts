import { type WorkspaceView } from '@/lib/annotation/view';

/** Views of so many samples are kept, each up to some hundred kilobytes; for an earlier one the page is loaded again. */
const KEPT = 20;

/** The samples opened last, each as it was when its workspace was opened. */
export interface StoredViews {
  store(view: WorkspaceView): void;
  of(sampleId: string): WorkspaceView | undefined;
}

export function createStoredViews(): StoredViews {
  const views = new Map<string, WorkspaceView>();
  return {
    store: (view) => {
      views.delete(view.sample.id);
      views.set(view.sample.id, view);
      for (const id of views.keys()) if (views.size > KEPT) views.delete(id);
    },
    of: (sampleId) => views.get(sampleId),
  };
}
