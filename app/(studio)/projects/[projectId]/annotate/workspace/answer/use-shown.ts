import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '@/components/segment-text/after-frame';
import { type WorkspaceView } from '@/lib/annotation/view';
import { submittedHere } from '../engine/submission';
import { storeView, storedView } from '../queue/views-at-hand';

/**
 * Which sample lies in the workspace: at first the one that the page was `loaded` with. `show` puts one there that is at hand, and
 * the address follows behind the frame; where the address leads elsewhere, that sample is read anew.
 */
export function useShown(loaded: WorkspaceView): [WorkspaceView, (next: WorkspaceView) => void] {
  const path = usePathname();
  const [shown, setShown] = useState(loaded);
  const [before, setBefore] = useState(loaded);
  if (before !== loaded) {
    setBefore(loaded);
    if (isAddressed(loaded)) setShown(loaded); // read again by the router
  }
  useEffect(() => storeView(loaded), [loaded]);

  const follow = useEffectEvent(() => {
    // Also the address that `path` is still on its way to.
    if (!isAddressed(shown)) void readAddressed().then((view) => view && setShown(view));
  });
  useEffect(() => follow(), [path]);

  const show = useCallback((next: WorkspaceView) => {
    storeView(next);
    queueMicrotask(() => flushSync(() => setShown(next))); // not in slices: all of it goes into the next frame
    afterFrame(() => window.history.pushState(null, '', addressOf(next)));
  }, []);
  return [shown, show];
}

/** The sample that the address names; null when it names another by then, or one that only the whole page can be loaded with. */
async function readAddressed(): Promise<WorkspaceView | null> {
  const { pathname } = window.location;
  await submittedHere();
  const view = await storedView(pathname.slice(pathname.lastIndexOf('/') + 1));
  if (window.location.pathname !== pathname) return null;
  if (!view) window.location.reload();
  return view;
}

const addressOf = ({ project, sample }: WorkspaceView): string =>
  `/projects/${project.id}/annotate/${sample.id}`;
const isAddressed = (view: WorkspaceView): boolean => window.location.pathname === addressOf(view);
