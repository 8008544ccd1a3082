'use client';

import { useCallback, useEffect, useState } from 'react';
import { type GuidelinePaneView } from '@/lib/guideline/view';

/** As last read, so that the next sample's pane has it at once. */
const known = new Map<string, GuidelinePaneView>();

interface Guideline {
  view: GuidelinePaneView | null;
  failed: boolean;
  retry(): void;
}

/** The guidelines in force, read again whenever the pane opens; noted as read once they are shown. */
export function useGuideline(projectId: string): Guideline {
  const [view, setView] = useState(known.get(projectId) ?? null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const response = await fetch(`/api/projects/${projectId}/guidelines`);
      if (!response.ok) throw new Error(String(response.status));
      const fresh = (await response.json()) as GuidelinePaneView;
      known.set(projectId, fresh);
      setView((last) => (last?.guideline?.number === fresh.guideline?.number && last ? last : fresh));
      setFailed(false);
      if (fresh.guideline) await note(projectId, fresh.guideline.number);
    } catch {
      setFailed(true);
    }
  }, [projectId]);
  useEffect(() => void load(), [load]);
  return { view, failed: failed && !view, retry: useCallback(() => void load(), [load]) };
}

async function note(projectId: string, number: number): Promise<void> {
  await fetch(`/api/projects/${projectId}/guidelines/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number }),
  });
}
