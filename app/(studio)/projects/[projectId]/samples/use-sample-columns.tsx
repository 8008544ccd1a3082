'use client';

import { Award, Flag } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CellText } from '@/components/data-table/cell-text';
import { columnHelper } from '@/components/data-table/features';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { TextLink } from '@/components/ui/text-link';
import { type SampleRow } from '@/lib/sample/query';
import { StateBadge } from './state-badge';
import { Verdict } from './verdict';

const helper = columnHelper<SampleRow>();

/**
 * The columns of the list of samples; those that sort are named as the query names what it sorts by. There is none for
 * what is kept from the actor: who wrote the answer, and gold.
 */
export function useSampleColumns(base: string, { generator, gold }: { generator: boolean; gold: boolean }) {
  const t = useTranslations('samples');
  const format = useFormatter();
  return useMemo(() => {
    const fixed = { enableSorting: false };
    const all = helper.columns([
      helper.accessor('number', {
        id: 'ordinal',
        meta: { label: t('number'), className: 'num w-16 text-ink-3', card: 'none' },
        cell: ({ getValue }) => getValue(),
      }),
      helper.accessor('externalId', {
        id: 'id',
        enableHiding: false,
        meta: { label: t('id'), className: 'max-w-44 truncate', card: 'title' },
        cell: ({ row }) => (
          <TextLink href={`${base}/${row.id}`} tabIndex={-1} title={row.original.externalId}>
            {row.original.externalId}
          </TextLink>
        ),
      }),
      helper.accessor('question', {
        ...fixed,
        id: 'question',
        meta: { label: t('question'), className: 'w-1/2 max-w-0 min-w-56', card: 'own-line' },
        cell: ({ row }) => <CellText lang={row.original.language}>{row.original.question}</CellText>,
      }),
      helper.accessor('answer', {
        ...fixed,
        id: 'answer',
        meta: { label: t('answer'), className: 'w-1/2 max-w-0 min-w-56 text-ink-2', card: 'own-line' },
        cell: ({ row }) => <CellText lang={row.original.language}>{row.original.answer}</CellText>,
      }),
      helper.accessor('state', {
        ...fixed,
        id: 'state',
        meta: { label: t('state'), className: 'whitespace-nowrap' },
        cell: ({ getValue }) => <StateBadge state={getValue()} />,
      }),
      helper.accessor('human', {
        ...fixed,
        id: 'person',
        meta: { label: t('person'), className: 'whitespace-nowrap' },
        cell: ({ row: { original } }) =>
          original.human && <Person human={original.human} flagged={t('flagged')} />,
      }),
      helper.accessor('machine', {
        ...fixed,
        id: 'machine',
        meta: { label: t('machine'), className: 'whitespace-nowrap' },
        cell: ({ row: { original } }) =>
          original.machine && <Verdict verdict={original.machine.verdict} machine />,
      }),
      helper.accessor('gold', {
        ...fixed,
        id: 'gold',
        meta: { label: t('gold'), className: 'whitespace-nowrap' },
        cell: ({ row: { original } }) => original.gold && <Gold gold={original.gold} />,
      }),
      helper.accessor((row) => row.human?.author ?? '', {
        ...fixed,
        id: 'annotator',
        meta: { label: t('annotator'), className: 'max-w-32 truncate' },
        cell: ({ getValue }) => getValue(),
      }),
      helper.accessor('generator', {
        ...fixed,
        id: 'generator',
        meta: { label: t('generator'), className: 'max-w-36 truncate' },
        cell: ({ getValue }) => getValue(),
      }),
      helper.accessor('language', {
        ...fixed,
        id: 'language',
        meta: { label: t('language') },
        cell: ({ getValue }) => getValue(),
      }),
      helper.accessor((row) => row.human?.updatedAt ?? '', {
        id: 'updated',
        sortDescFirst: true,
        meta: { label: t('updated'), className: 'num whitespace-nowrap text-ink-2' },
        cell: ({ getValue }) =>
          getValue() && format.dateTime(new Date(getValue()), { dateStyle: 'short', timeStyle: 'short' }),
      }),
    ]);
    const kept = { generator: !generator, gold: !gold };
    return all.filter(({ id }) => !kept[id as keyof typeof kept]);
  }, [base, generator, gold, t, format]);
}

/** What the answer's gold says, and where it comes from. */
function Gold({ gold: { verdict, origin } }: { gold: NonNullable<SampleRow['gold']> }) {
  const t = useTranslations('samples.goldOrigin');
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Award aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      <Verdict verdict={verdict} />
      <span className="text-ink-3">{t(origin)}</span>
    </span>
  );
}

/** What the person said: verdict, types, a flag. */
function Person({ human, flagged }: { human: NonNullable<SampleRow['human']>; flagged: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Verdict verdict={human.verdict} />
      {human.errorTypes.map((type) => (
        <TypeBadge key={type} type={type} />
      ))}
      {human.flagReason !== null && (
        <Flag role="img" aria-label={flagged} className="size-3.5 fill-needs text-needs" />
      )}
    </span>
  );
}
