'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Pager } from '@/components/data-table/pager';
import { useOperation } from '@/components/error-text/use-operation';
import { Select } from '@/components/ui/form/select';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { KNOWN_CHOICES, KNOWN_ORIGINS, KNOWN_VERDICTS, type KnownChoice } from '@/lib/round/known';
import type { KnownQuery } from '@/lib/round/server/known/list-known';
import type { KnownRow } from '@/lib/round/view';
import { KnownLabel } from '../known-label';
import { useRoundText } from '../use-round-text';
import { choose } from './actions';

interface Props {
  projectId: string;
  query: KnownQuery;
  found: { rows: KnownRow[]; total: number; people: number };
  pageSize: number;
  /** Nothing can be chosen any more. */
  fixed: boolean;
}

const COLUMNS = ['sample', 'verdict', 'origin', 'honeypot', 'training', 'newTo', 'rounds'] as const;

/** One row a sample whose answer is known, with what it serves for; the filters are in the address. */
export function KnownTable({ projectId, query, found, pageSize, fixed }: Props) {
  const t = useTranslations('rounds.known');
  const verdicts = useTranslations('verdicts');
  const words = useRoundText();
  const router = useRouter();
  const act = useOperation();
  const go = (next: Partial<KnownQuery>): void => {
    const to = { ...query, page: 1, ...next };
    const params = new URLSearchParams();
    if (to.verdict) params.set('verdict', to.verdict);
    if (to.origin) params.set('origin', to.origin);
    if (to.page > 1) params.set('page', String(to.page));
    router.replace(`?${params.toString()}`, { scroll: false });
  };
  const choice = (row: KnownRow, use: 'honeypot' | 'training') => (
    <Select
      aria-label={t(`choose.${use}`, { sample: row.externalId })}
      className="w-36"
      value={row[use]}
      disabled={fixed || act.busy}
      onValueChange={(value: KnownChoice) => {
        const { honeypot, training } = row;
        act.start(
          () => choose({ projectId, sampleId: row.sampleId, honeypot, training, [use]: value }),
          t('chosen'),
        );
      }}
      options={KNOWN_CHOICES.map((value) => ({ value, label: t(`choice.${value}`) }))}
    />
  );
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('filter.verdict')}
          className="w-44"
          value={query.verdict ?? 'all'}
          onValueChange={(verdict) => go({ verdict: verdict === 'all' ? null : verdict })}
          options={[
            { value: 'all' as const, label: t('filter.all') },
            ...KNOWN_VERDICTS.map((value) => ({ value, label: verdicts(value) })),
          ]}
        />
        <Select
          aria-label={t('filter.origin')}
          className="w-44"
          value={query.origin ?? 'all'}
          onValueChange={(origin) => go({ origin: origin === 'all' ? null : origin })}
          options={[
            { value: 'all' as const, label: t('filter.anywhere') },
            ...KNOWN_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) })),
          ]}
        />
        <div className="ml-auto">
          <Pager page={query.page} size={pageSize} total={found.total} onPage={(page) => go({ page })} />
        </div>
      </div>
      <Table aria-label={t('title')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{t(`column.${column}`)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found.rows.map((row) => (
            <TableRow key={row.sampleId}>
              <th scope="row" title={row.externalId} className="max-w-52 truncate px-3 py-1.5 font-normal">
                <TextLink href={`/projects/${projectId}/samples/${row.sampleId}`}>{row.externalId}</TextLink>
              </th>
              <TableCell>
                <KnownLabel verdict={row.verdict} types={row.types} />
              </TableCell>
              <TableCell>{t(`origin.${row.origin}`)}</TableCell>
              <TableCell>{choice(row, 'honeypot')}</TableCell>
              <TableCell>{choice(row, 'training')}</TableCell>
              <TableCell className="num whitespace-nowrap">
                {t('newTo', { count: row.newTo, people: found.people })}
              </TableCell>
              <TableCell>
                {row.rounds.map((round) => (
                  <p key={round.roundId} className="whitespace-nowrap">
                    {t('round', {
                      round: words.name(round),
                      training: String(round.training),
                      count: round.given,
                    })}
                  </p>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
