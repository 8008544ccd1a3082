'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { Callout } from '@/components/ui/callout';
import { Progress } from '@/components/ui/progress';
import type { ReportState } from '@/lib/agreement/server/read-agreement';
import type { ReportScope } from '@/lib/agreement/server/report-scope';
import { Refresh } from '../refresh';
import { startReport, stopReport } from './actions';

interface Props {
  scope: ReportScope;
  attempt: ReportState | null;
  madeAt: Date | null;
  fresh: boolean;
  /** The person may stop a report that is being made. */
  stops: boolean;
}

/** Of when the figures are, whether they still hold, and the way to new ones. */
export function ReportLine({ scope, attempt, madeAt, fresh, stops }: Props) {
  const t = useTranslations('agreement.report');
  const format = useFormatter();
  const going = attempt?.state === 'queued' || attempt?.state === 'running';
  const start = <ActButton action={() => startReport(scope)}>{t('make')}</ActButton>;
  if (going)
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
        {stops && (
          <ActButton action={() => stopReport({ projectId: scope.projectId, reportId: attempt.id })}>
            {t('stop')}
          </ActButton>
        )}
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
        <Callout kind={at ? 'warning' : 'info'} action={start}>
          {at ? t('stale', { at }) : t('none')}
        </Callout>
      )}
    </div>
  );
}
