'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Progress } from '@/components/ui/progress';
import type { ImportView } from '@/lib/exchange/import/view';

const EVERY_MS = 700;
const LIVE = new Set(['uploading', 'queued', 'running']);

/** How far an upload or a worker is, asked for until the import ends; then the screen is read again. */
export function ImportProgress({ row }: { row: ImportView }) {
  const t = useTranslations('import');
  const router = useRouter();
  const [latest, setLatest] = useState(row);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    async function ask(): Promise<void> {
      try {
        const response = await fetch(`/api/v1/imports/${row.id}`, { signal: stop.signal });
        if (!response.ok) return router.refresh();
        const now = (await response.json()) as ImportView;
        if (!LIVE.has(now.state)) return router.refresh();
        setLatest(now);
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
  }, [row.id, router]);
  const { state, bytes, size } = latest;
  const percent = state === 'uploading' && size ? Math.floor((100 * bytes) / size) : null;
  return (
    <Progress
      label={percent === null ? t(`states.${state}`) : t('arrived', { percent })}
      value={percent}
      note={latest.rows > 0 && t('rows', { count: latest.rows })}
    />
  );
}
