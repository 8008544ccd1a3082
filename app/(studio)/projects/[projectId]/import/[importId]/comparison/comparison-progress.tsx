'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Progress } from '@/components/ui/progress';
import type { ComparedImport } from '@/lib/exchange/comparison/view';

const EVERY_MS = 700;

interface Props {
  importId: string;
  attempt: ComparedImport['attempt'];
}

/** How many rows have been compared, asked for until it ends; then the screen is read again. */
export function ComparisonProgress({ importId, attempt }: Props) {
  const t = useTranslations('importComparison');
  const router = useRouter();
  const [done, setDone] = useState(attempt?.done ?? 0);
  const going = attempt !== null;
  useEffect(() => {
    if (!going) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    async function ask(): Promise<void> {
      try {
        const response = await fetch(`/api/v1/imports/${importId}/comparison`, { signal: stop.signal });
        if (!response.ok) return router.refresh();
        const { attempt: now } = (await response.json()) as ComparedImport;
        if (now?.state !== 'queued' && now?.state !== 'running') return router.refresh();
        setDone(now.done);
      } catch {
        if (stop.signal.aborted) return;
        // Out of reach for a moment: the next question may get through.
      }
      timer = setTimeout(() => void ask(), EVERY_MS);
    }
    timer = setTimeout(() => void ask(), EVERY_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [importId, going, router]);
  return (
    <div role="status">
      <Progress label={t('running')} value={null} note={done > 0 && t('rowsRead', { count: done })} />
    </div>
  );
}
