import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '@/components/segment-text/after-frame';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type TabState } from '@/lib/workspace/tab/tab-state';
import { useTab } from '../engine/tab-context';
import { getView } from '../queue/get-view';

/**
 * Which sample the workspace shows: at first the one that the page was `loaded` with. `show` switches to a prefetched
 * one and then updates the address; when the address leads to any other sample, that one is fetched.
 */
export function useShown(loaded: WorkspaceView): [WorkspaceView, (next: WorkspaceView) => void] {
  const tab = useTab();
  const path = usePathname();
  const [shown, setShown] = useState(loaded);
  const [before, setBefore] = useState(loaded);
  if (before !== loaded) {
    setBefore(loaded);
    if (isAddressed(loaded)) setShown(loaded); // read again by the router
  }
  useEffect(() => tab.views.store(loaded), [tab, loaded]);

  const follow = useEffectEvent(() => {
    // Reads the address itself: `path` may lag behind it.
    if (!isAddressed(shown)) void readAddressed(tab).then((view) => view && setShown(view));
  });
  useEffect(() => follow(), [path]);

  const show = useCallback(
    (next: WorkspaceView) => {
      tab.views.store(next);
      queueMicrotask(() => flushSync(() => setShown(next))); // not in slices: all of it goes into the next frame
      afterFrame(() => window.history.pushState(null, '', addressOf(next)));
    },
    [tab],
  );
  return [shown, show];
}

/** The sample that the address names; null when it names another by then, or one that only the whole page can be loaded with. */
async function readAddressed({ submissions, views }: TabState): Promise<WorkspaceView | null> {
  const { pathname } = window.location;
  await submissions.finished();
  const known = views.of(pathname.slice(pathname.lastIndexOf('/') + 1));
  // Where the server cannot be reached, as it was last known.
  const view = known ? await getView(known.annotation.id).catch(() => known) : null;
  if (window.location.pathname !== pathname) return null;
  if (!view) window.location.reload();
  return view;
}

const addressOf = ({ project, sample }: WorkspaceView): string =>
  `/projects/${project.id}/annotate/${sample.id}`;
const isAddressed = (view: WorkspaceView): boolean => window.location.pathname === addressOf(view);
