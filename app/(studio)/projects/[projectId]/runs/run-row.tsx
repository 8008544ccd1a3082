import { useFormatter, useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import { TableCell, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { RunView } from '@/lib/consistency/run-schema';
import { cancel } from './actions';
import { isLive } from './is-live';
import { RunProgress } from './run-progress';
import { RunState } from './run-state';
import { useMoney } from './use-money';
import { paramsSummary } from './params-summary';
import { useRunName } from './use-run-name';

interface Props {
  projectId: string;
  run: RunView;
  /** Whether it leads to its run group, where it has one. */
  showsGroup: boolean;
}

/** One run: by what, how far, with which settings and at what cost. */
export function RunRow({ projectId, run, showsGroup }: Props) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const name = useRunName(run);
  return (
    <TableRow>
      <TableCell className="min-w-40">
        <TextLink href={`/projects/${projectId}/runs/${run.id}`}>{name}</TextLink>
        {showsGroup && run.groupId !== null && (
          <TextLink
            href={`/projects/${projectId}/runs/groups/${run.groupId}`}
            className="mt-1 flex min-h-6 w-fit items-center text-xs"
          >
            {t('group.title')}
          </TextLink>
        )}
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

/** Of a run that asks a model: which, and what it has cost; then what its method says of its parameters. */
function Details({ run }: { run: RunView }) {
  const t = useTranslations('runs');
  const money = useMoney();
  const summary = paramsSummary(useTranslations('methods'), run);
  const { account } = run;
  const lines = [
    ...(account ? [account.model, t('spentOnly', { spent: money(account.spent) })] : []),
    ...summary,
  ];
  return lines.map((line, index) => (
    <span key={line} className={index === 0 ? 'wrap-anywhere' : 'block text-xs text-ink-3'}>
      {line}
    </span>
  ));
}
