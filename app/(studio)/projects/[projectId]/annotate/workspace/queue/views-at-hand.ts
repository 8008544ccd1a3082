import { type WorkspaceView } from '@/lib/annotation/view';
import { getView } from './get-view';

// Kept by the module: a view is wanted again after its route has gone.
/** Views of so many samples are kept, each up to some hundred kilobytes; further back the page is loaded again. */
const KEPT = 20;
const views = new Map<string, WorkspaceView>();

/** Keeps a view as it was when its workspace was opened. */
export function storeView(view: WorkspaceView): void {
  views.delete(view.sample.id);
  views.set(view.sample.id, view);
  for (const id of views.keys()) if (views.size > KEPT) views.delete(id);
}

/** The view of a sample as the server has it now, as it was where that cannot be asked, and null for one never seen here. */
export async function storedView(sampleId: string): Promise<WorkspaceView | null> {
  const known = views.get(sampleId);
  if (!known) return null;
  return getView(known.annotation.id).catch(() => known);
}
