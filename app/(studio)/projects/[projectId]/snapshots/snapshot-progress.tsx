'use client';

import { useTranslations } from 'next-intl';
import type { SnapshotView } from '@/lib/snapshot/view-schema';
import { JobProgress } from '../job-progress';
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
    <JobProgress
      label={t('making', { number })}
      done={done}
      total={total}
      stop={leads ? stopSnapshot.bind(null, { projectId, snapshotId: id }) : null}
    >
      {t('stop')}
    </JobProgress>
  );
}
