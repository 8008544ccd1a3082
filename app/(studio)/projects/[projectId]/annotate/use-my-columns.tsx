'use client';

import { Flag, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CellText } from '@/components/data-table/cell-text';
import { columnHelper } from '@/components/data-table/features';
import { useReasonText } from '@/components/label-picker/use-reason-text';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Badge, type Tone } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import { useRoundText } from '../rounds/use-round-text';
import { type MySample } from '@/lib/annotation/assignment/my-samples';

const helper = columnHelper<MySample>();

const TONE: Record<MySample['state'], Tone> = {
  claimed: 'needs',
  submitted: 'confirmed',
  skipped: 'neutral',
  lapsed: 'neutral',
  reassigned: 'neutral',
  released: 'neutral',
};

/** The columns of one's own samples; what was skipped cannot be opened. */
export function useMyColumns(base: string) {
  const t = useTranslations('workspace');
  const f = useTranslations('workspace.history');
  const format = useFormatter();
  return useMemo(() => {
    const fixed = { enableSorting: false };
    return helper.columns([
      helper.accessor('externalId', {
        ...fixed,
        id: 'id',
        meta: { label: t('column.sample'), className: 'max-w-44 truncate', card: 'title' },
        cell: ({ row: { original } }) =>
          original.state === 'skipped' ? (
            original.externalId
          ) : (
            <TextLink href={`${base}/${original.sampleId}`} tabIndex={-1}>
              {original.externalId}
            </TextLink>
          ),
      }),
      helper.accessor('question', {
        ...fixed,
        id: 'question',
        meta: { label: t('column.question'), className: 'w-full max-w-0 min-w-56', card: 'own-line' },
        cell: ({ row: { original } }) => <CellText lang={original.language}>{original.question}</CellText>,
      }),
      helper.accessor('state', {
        ...fixed,
        id: 'state',
        meta: { label: t('column.state'), className: 'whitespace-nowrap' },
        cell: ({ row: { original } }) => <State row={original} />,
      }),
      helper.accessor('verdict', {
        ...fixed,
        id: 'verdict',
        meta: { label: t('column.answerIs'), className: 'whitespace-nowrap' },
        cell: ({ row: { original } }) =>
          original.verdict === 'undecided' ? t('undecided') : <VerdictMark verdict={original.verdict} />,
      }),
      helper.accessor('activeMs', {
        ...fixed,
        id: 'time',
        meta: { label: f('time'), className: 'num whitespace-nowrap text-ink-2' },
        cell: ({ getValue }) => <ActiveTime ms={getValue()} />,
      }),
      helper.accessor('at', {
        id: 'at',
        sortDescFirst: true,
        meta: { label: t('column.since'), className: 'num whitespace-nowrap text-ink-2' },
        cell: ({ getValue }) =>
          format.dateTime(new Date(getValue()), { dateStyle: 'medium', timeStyle: 'short' }),
      }),
    ]);
  }, [base, t, f, format]);
}

function ActiveTime({ ms }: { ms: number }) {
  const { time } = useRoundText();
  return ms > 0 && time(ms);
}

/** Where it stands, and what somebody said of it. */
function State({ row }: { row: MySample }) {
  const t = useTranslations('workspace');
  const f = useTranslations('workspace.history');
  const words = useRoundText();
  const reasonText = useReasonText();
  const reason = row.reason && reasonText(row.reason);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Badge tone={TONE[row.state]}>{t(`state.${row.state}`)}</Badge>
      {row.round && <span className="text-xs whitespace-nowrap text-ink-3">{words.name(row.round)}</span>}
      {row.returned !== null && (
        <span title={row.returned} className="inline-flex">
          <Undo2
            role="img"
            aria-label={f('returnedFor', { reason: row.returned })}
            className="size-3.5 text-needs"
          />
        </span>
      )}
      {row.flagReason !== null && (
        <span title={reasonText(row.flagReason)} className="inline-flex">
          <Flag role="img" aria-label={t('flaggedMark')} className="size-3.5 fill-needs text-needs" />
        </span>
      )}
      {reason && (
        <span title={reason} className="max-w-40 truncate text-xs text-ink-3">
          {reason}
        </span>
      )}
    </span>
  );
}
