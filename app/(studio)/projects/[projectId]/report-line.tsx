'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Callout } from '@/components/ui/callout';
import { Progress } from '@/components/ui/progress';
import type { ActionOutcome } from '@/lib/entry/action';
import type { ReportAttempt } from '@/lib/operation/report-view-schema';
import { Refresh } from './refresh';

type Action = () => Promise<ActionOutcome<unknown>>;

interface Props {
  /** A report that a job makes, or failed to. */
  attempt: Omit<ReportAttempt, 'id'> | null;
  madeAt: Date | null;
  fresh: boolean;
  /** Says, with the time, that what the figures were made of has changed. */
  stale: 'labels' | 'board' | 'gold';
  /** Server actions with all that they need bound to them; no `stop` for who may not stop it. */
  start: Action;
  stop: Action | null;
}

/** Of when the figures are, whether they still hold, and the way to new ones. */
export function ReportLine({ attempt, madeAt, fresh, stale, start, stop }: Props) {
  const t = useTranslations('agreement.report');
  const format = useFormatter();
  if (attempt?.state === 'queued' || attempt?.state === 'running')
    return (
      <div className="flex flex-wrap items-end gap-4">
        <Refresh everyMs={1_000} />
        <div className="min-w-60 flex-1">
          <Progress
            label={t(attempt.state === 'queued' ? 'queued' : 'running')}
            value={attempt.total === 0 ? null : attempt.done}
            max={Math.max(1, attempt.total)}
          />
        </div>
        {stop && <ActButton action={stop}>{t('stop')}</ActButton>}
      </div>
    );
  const failed = attempt?.state === 'failed' && (
    <Callout kind="danger" title={t('failed')}>
      {attempt.error}
    </Callout>
  );
  const at = madeAt && format.dateTime(madeAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="flex flex-col gap-3">
      {failed}
      {fresh && at ? (
        <p className="text-sm text-ink-3">{t('fresh', { at })}</p>
      ) : (
        <Callout kind={at ? 'warning' : 'info'} action={<ActButton action={start}>{t('make')}</ActButton>}>
          {at ? t(`stale.${stale}`, { at }) : t('none')}
        </Callout>
      )}
    </div>
  );
}
