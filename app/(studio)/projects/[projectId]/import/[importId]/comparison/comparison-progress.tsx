'use client';

import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import type { ComparedImport } from '@/lib/exchange/comparison/view';
import { useLatest } from '../use-latest';

interface Props {
  importId: string;
  attempt: ComparedImport['attempt'];
}

const isGoing = ({ attempt }: ComparedImport): boolean =>
  attempt?.state === 'queued' || attempt?.state === 'running';

/** How many rows have been compared, asked for until it ends; then the screen is read again. */
export function ComparisonProgress({ importId, attempt }: Props) {
  const t = useTranslations('importComparison');
  const latest = useLatest(attempt && `/api/v1/imports/${importId}/comparison`, isGoing);
  const done = (latest?.attempt ?? attempt)?.done ?? 0;
  return (
    <div role="status">
      <Progress label={t('running')} value={null} note={done > 0 && t('rowsRead', { count: done })} />
    </div>
  );
}
