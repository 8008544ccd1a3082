'use client';

import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { JobProgress } from '../job-progress';
import { stopConstruction } from './actions';

interface Props {
  projectId: string;
  latest: NonNullable<ConstructionView['latest']>;
}

/** How far samples are made, or how that ended. */
export function LatestConstruction({ projectId, latest: { id, state, done, total, error } }: Props) {
  const t = useTranslations('construction');
  if (state === 'queued' || state === 'running')
    return (
      <JobProgress
        label={t(state)}
        done={done}
        total={total}
        stop={stopConstruction.bind(null, { projectId, constructionId: id })}
      >
        {t('stop')}
      </JobProgress>
    );
  if (state === 'failed')
    return (
      <Callout kind="danger" title={t('failed')}>
        {error}
      </Callout>
    );
  if (state === 'cancelled') return <Callout kind="warning">{t('stopped', { done })}</Callout>;
  return <Callout kind={done < total ? 'warning' : 'info'}>{t('ended', { done, total })}</Callout>;
}
