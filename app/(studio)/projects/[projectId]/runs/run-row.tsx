import { useFormatter, useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { TableCell, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { offlineParamsSchema } from '@/lib/consistency/methods/offline/params';
import type { RunView } from '@/lib/consistency/run-schema';
import { cancel } from './actions';
import { isLive } from './is-live';
import { RunProgress } from './run-progress';
import { RunState } from './run-state';
import { useMoney } from './use-money';
import { useRunName } from './use-run-name';

/** One run: by what, how far, with which settings and at what cost. */
export function RunRow({ projectId, run }: { projectId: string; run: RunView }) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const name = useRunName(run);
  return (
    <TableRow>
      <TableCell className="min-w-40">
        <TextLink href={`/projects/${projectId}/runs/${run.id}`}>{name}</TextLink>
      </TableCell>
      <TableCell>
        <RunState run={run} />
      </TableCell>
      <TableCell className="min-w-48">
        <RunProgress run={run} hideLabel />
      </TableCell>
      <TableCell className="num">
        <Details run={run} />
      </TableCell>
      <TableCell className="num whitespace-nowrap text-ink-2">
        {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
      </TableCell>
      <TableCell className="text-right">
        {isLive(run) && (
          <ActButton size="sm" action={cancel.bind(null, { projectId, runId: run.id })}>
            {t('cancel')}
          </ActButton>
        )}
      </TableCell>
    </TableRow>
  );
}

/** Of a judge that asks a model: which, and what it has cost; of the offline engine: its threshold and whence. */
function Details({ run: { method, params, account } }: { run: RunView }) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const money = useMoney();
  if (account)
    return (
      <>
        <span className="wrap-anywhere">{account.model}</span>
        <span className="block text-xs text-ink-3">{t('spentOnly', { spent: money(account.spent) })}</span>
      </>
    );
  const read = method === 'offline' ? offlineParamsSchema.safeParse(params) : null;
  if (!read?.success) return null;
  const { threshold, thresholdSource, reviewedSegments } = read.data;
  return (
    <>
      {t('thresholdOf', { value: format.number(threshold, { maximumFractionDigits: 3 }) })}
      <span className="block text-xs text-ink-3">
        {t('source', { source: thresholdSource, count: reviewedSegments })}
      </span>
    </>
  );
}
