'use client';

import { useCallback, useEffect, useState } from 'react';
import { type GuidelinePaneView } from '@/lib/guideline/view';
import { useTab } from '../engine/tab-context';

interface Guideline {
  view: GuidelinePaneView | null;
  failed: boolean;
  retry(): void;
}

/** The guidelines in force, read again whenever the pane opens; noted as read once they are shown. */
export function useGuideline(projectId: string): Guideline {
  // As last read, so that the next sample's pane has it at once.
  const { guidelines } = useTab();
  const [view, setView] = useState(guidelines.get(projectId) ?? null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    void read(projectId).then((fresh) => {
      if (fresh) guidelines.set(projectId, fresh);
      if (gone) return;
      setFailed(fresh === null);
      // What has changed since the last look stays in view while the pane does.
      if (fresh) setView((last) => (last && sameVersion(last, fresh) ? last : fresh));
    });
    return () => {
      gone = true;
    };
  }, [guidelines, projectId, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { view, failed: failed && !view, retry };
}

const sameVersion = (a: GuidelinePaneView, b: GuidelinePaneView): boolean =>
  a.guideline?.number === b.guideline?.number;

async function read(projectId: string): Promise<GuidelinePaneView | null> {
  try {
    const response = await fetch(`/api/v1/projects/${projectId}/guidelines`);
    if (!response.ok) return null;
    const fresh = (await response.json()) as GuidelinePaneView;
    if (fresh.guideline) await note(projectId, fresh.guideline.number);
    return fresh;
  } catch {
    return null;
  }
}

async function note(projectId: string, number: number): Promise<void> {
  await fetch(`/api/v1/projects/${projectId}/guidelines/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number }),
  });
}
