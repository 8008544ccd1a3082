'use client';

import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { ImportView } from '@/lib/exchange/import/view';
import { useLatest } from './use-latest';

const LIVE = new Set(['uploading', 'queued', 'running']);
const isLive = ({ state }: ImportView): boolean => LIVE.has(state);

/** How far an upload or a worker is, asked for until the import ends; then the screen is read again. */
export function ImportProgress({ row }: { row: ImportView }) {
  const t = useTranslations('import');
  const latest = useLatest(`/api/v1/imports/${row.id}`, isLive) ?? row;
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
