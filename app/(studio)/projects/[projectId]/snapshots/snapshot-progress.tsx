'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Progress } from '@/components/ui/progress';
import type { SnapshotView } from '@/lib/snapshot/view-schema';
import { Refresh } from '../refresh';
import { stopSnapshot } from './actions';

interface Props {
  projectId: string;
  snapshot: Pick<SnapshotView, 'id' | 'number' | 'state' | 'done' | 'total'>;
  leads: boolean;
}

/** How far a snapshot is that is being made, and the way to stop it. */
export function SnapshotProgress({ projectId, snapshot: { id, number, done, total }, leads }: Props) {
  const t = useTranslations('snapshots');
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Refresh everyMs={1_000} />
      <div className="min-w-60 flex-1" role="status">
        <Progress
          label={t('making', { number })}
          value={total === 0 ? null : done}
          max={Math.max(1, total)}
        />
      </div>
      {leads && (
        <ActButton action={stopSnapshot.bind(null, { projectId, snapshotId: id })}>{t('stop')}</ActButton>
      )}
    </div>
  );
}
