'use client';

import { Flag, MessageSquare } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { CellText } from '@/components/data-table/cell-text';
import { columnHelper } from '@/components/data-table/features';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import type { ListRow } from '@/lib/adjudication/query';
import { Verdict } from '../samples/verdict';

const helper = columnHelper<ListRow>();

/** The columns of the list; those that sort are named as the query names what it sorts by. */
export function useListColumns(base: string, search: string) {
  const t = useTranslations('adjudication');
  const format = useFormatter();
  const fixed = { enableSorting: false };
  return helper.columns([
    helper.accessor('pivotal', {
      id: 'priority',
      meta: { label: t('priority'), className: 'whitespace-nowrap' },
      cell: ({ getValue }) =>
        getValue() > 0 ? (
          <Badge tone="needs">{t('pivotalUnits', { count: getValue() })}</Badge>
        ) : (
          <span className="text-ink-3">{t('noPivotalUnits')}</span>
        ),
    }),
    helper.accessor('externalId', {
      id: 'id',
      enableHiding: false,
      meta: { label: t('id'), className: 'max-w-44 truncate', card: 'title' },
      cell: ({ row: { original } }) => (
        <TextLink
          href={`${base}/${original.id}${search && `?${search}`}`}
          tabIndex={-1}
          title={original.externalId}
        >
          {original.externalId}
        </TextLink>
      ),
    }),
    helper.accessor('question', {
      ...fixed,
      id: 'question',
      meta: { label: t('question'), className: 'w-1/2 max-w-0 min-w-44', card: 'own-line' },
      cell: ({ row }) => <CellText lang={row.original.language}>{row.original.question}</CellText>,
    }),
    helper.accessor('kind', {
      ...fixed,
      id: 'kind',
      meta: { label: t('kind'), className: 'whitespace-nowrap' },
      cell: ({ getValue, row: { original } }) => (
        <span className="inline-flex items-center gap-1.5">
          {t(`kinds.${getValue()}`)}
          {original.segmentations > 1 && <Badge tone="changed">{t('segmentedDifferently')}</Badge>}
          {original.needs !== null && original.needs !== 'verdict' && (
            <Badge tone="needs">{t(`needs.${original.needs}`)}</Badge>
          )}
        </span>
      ),
    }),
    helper.accessor('agreement', {
      id: 'agreement',
      meta: { label: t('agreement'), className: 'num whitespace-nowrap text-right' },
      cell: ({ getValue }) => {
        const value = getValue();
        return value !== null && format.number(value, { style: 'percent', maximumFractionDigits: 0 });
      },
    }),
    helper.accessor('verdicts', {
      ...fixed,
      id: 'people',
      meta: { label: t('labels'), className: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          {original.verdicts.map((verdict, index) => (
            <span key={index} className="inline-flex items-center gap-1">
              {original.people[index] && (
                <span title={original.people[index]} className="max-w-20 truncate text-ink-2">
                  {original.people[index]}
                </span>
              )}
              <Verdict verdict={verdict} />
            </span>
          ))}
        </span>
      ),
    }),
    helper.accessor('machine', {
      ...fixed,
      id: 'judge',
      meta: { label: t('judge'), className: 'whitespace-nowrap' },
      cell: ({ getValue }) => {
        const verdict = getValue();
        return verdict && <Verdict verdict={verdict} machine />;
      },
    }),
    helper.accessor('generator', {
      ...fixed,
      id: 'model',
      meta: { label: t('model'), className: 'max-w-36 truncate' },
      cell: ({ getValue }) => getValue(),
    }),
    helper.accessor('round', {
      ...fixed,
      id: 'round',
      meta: { label: t('round'), className: 'num' },
      cell: ({ getValue }) => getValue(),
    }),
    helper.accessor('comments', {
      ...fixed,
      id: 'signs',
      meta: { label: t('signs'), className: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <span className="inline-flex items-center gap-2">
          {original.flagged && (
            <Flag role="img" aria-label={t('flagged')} className="size-3.5 fill-needs text-needs" />
          )}
          {original.comments > 0 && (
            <span className="num inline-flex items-center gap-1">
              <MessageSquare role="img" aria-label={t('comments')} className="size-3.5" />
              {original.comments}
            </span>
          )}
        </span>
      ),
    }),
    helper.accessor('state', {
      ...fixed,
      id: 'state',
      meta: { label: t('state'), className: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          {t(`states.${original.state}`)}
          {original.verdict && <Verdict verdict={original.verdict} />}
          {original.by && (
            <span title={original.by} className="max-w-24 truncate text-ink-2">
              {original.by}
            </span>
          )}
        </span>
      ),
    }),
  ]);
}
