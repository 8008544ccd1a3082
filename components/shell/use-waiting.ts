'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type ToAdjudicate } from '@/lib/adjudication/server/queue/count-to-adjudicate';
import { type ProjectPage } from '@/lib/project/places';
import { type ShellProject } from './shell-context';
import { askPassively, useEveryMinute } from './use-every-minute';

/** How much waits at a page. */
export type WaitingCounts = Partial<Record<ProjectPage, number>>;

/** What waits in a project for its leads: samples to adjudicate. Asked anew on every page. */
export function useWaiting(project: ShellProject | undefined): WaitingCounts {
  const pathname = usePathname();
  const [heard, setHeard] = useState<{ url: string; waiting: number } | null>(null);
  const url = project?.may.open.includes('lead') ? `/api/v1/projects/${project.id}/adjudication/count` : null;
  useEffect(() => {
    if (url) void askWaiting(url).then((waiting) => waiting !== null && setHeard({ url, waiting }));
  }, [url, pathname]);
  useEveryMinute(async () => {
    const waiting = url && (await askWaiting(url));
    if (typeof waiting === 'number') setHeard({ url: url!, waiting });
  });
  return heard && heard.url === url ? { adjudication: heard.waiting } : {};
}

const askWaiting = async (url: string): Promise<number | null> =>
  (await askPassively<ToAdjudicate>(url))?.count ?? null;
