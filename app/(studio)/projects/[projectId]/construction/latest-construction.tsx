'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Callout } from '@/components/ui/callout';
import { Progress } from '@/components/ui/progress';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { Refresh } from '../refresh';
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
      <div className="flex flex-wrap items-end gap-4">
        <Refresh everyMs={1_000} />
        <div className="min-w-60 flex-1" role="status">
          <Progress label={t(state)} value={total === 0 ? null : done} max={Math.max(1, total)} />
        </div>
        <ActButton action={stopConstruction.bind(null, { projectId, constructionId: id })}>
          {t('stop')}
        </ActButton>
      </div>
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
