'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { JobProgress } from '../job-progress';
import { stopConstruction } from './actions';
import { recipeName } from './recipe-name';

interface Props {
  projectId: string;
  latest: NonNullable<ConstructionView['latest']>;
}

/** How far samples are made, or how that ended; what is past is told without a warning. */
export function LatestConstruction({ projectId, latest }: Props) {
  const t = useTranslations('construction');
  const format = useFormatter();
  const { id, state, done, total, error, short, finishedAt, past } = latest;
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
  const when =
    past && finishedAt !== null
      ? t('latestOrder', { date: format.dateTime(new Date(finishedAt), { dateStyle: 'medium' }) })
      : undefined;
  if (state === 'failed')
    return (
      <Callout kind={past ? 'info' : 'danger'} title={when ?? t('failed')}>
        {past && <p>{t('failed')}</p>}
        {error}
      </Callout>
    );
  if (state === 'cancelled')
    return (
      <Callout kind={past ? 'info' : 'warning'} title={when}>
        {t('stopped', { done })}
      </Callout>
    );
  return (
    <Callout kind={short.length > 0 && !past ? 'warning' : 'info'} title={when}>
      <p>{t('ended', { done, total })}</p>
      {short.length > 0 && (
        <>
          <p className="mt-1">{t('shortText')}</p>
          <ul className="num mt-1 list-disc pl-5">
            {short.map(({ recipe, wanted, made }) => (
              <li key={recipe}>{t('shortOf', { recipe: recipeName(t, recipe), made, wanted })}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
