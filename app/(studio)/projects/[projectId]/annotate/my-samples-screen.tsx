'use client';

import { Flag, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { FilterChip, ToggleChip } from '@/components/data-table/filter-chip';
import { focusRow } from '@/components/data-table/focus-row';
import { KeysHelp } from '@/components/data-table/keys-help';
import { Pager } from '@/components/data-table/pager';
import { SearchBox } from '@/components/data-table/search-box';
import { DEFAULT_LOOK } from '@/components/data-table/table-look';
import { useAddress } from '@/components/data-table/use-address';
import {
  EVERYTHING_MINE,
  formatMySamples,
  MY_STATES,
  type MySample,
  type MySamplesQuery,
} from '@/lib/annotation/assignment/my-samples';
import { ownTimeZone } from '@/lib/i18n/time-zone';
import { useMyColumns } from './use-my-columns';
import { useUnsentChanges } from './workspace/engine/use-unsent-changes';

interface Props {
  base: string;
  query: MySamplesQuery;
  rows: MySample[];
  total: number;
  pageSize: number;
  /** In place of the table, where nothing is there. */
  nothing: ReactNode;
}

/** One's own samples: search, filters and page live in the address; Enter opens the row that has the focus. */
export function MySamplesScreen({ base, query, rows, total, pageSize, nothing }: Props) {
  useUnsentChanges(null); // left from samples that were closed before all was saved
  const t = useTranslations('workspace');
  const f = useTranslations('workspace.history');
  const router = useRouter();
  const { goTo, busy } = useAddress(base);
  const place = useRef<HTMLDivElement>(null);
  const columns = useMyColumns(base);
  const go = (change: Partial<MySamplesQuery>): void =>
    goTo(formatMySamples({ ...query, page: 1, ...change }));
  const filtered = formatMySamples({ ...query, page: 1, descending: true }) !== '';
  if (total === 0 && !filtered) return nothing;
  const opens = (id: string): void => {
    const row = rows.find((one) => one.id === id);
    if (row && row.state !== 'skipped') router.push(`${base}/${row.sampleId}`);
  };
  return (
    <div ref={place} className="flex min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={f('search')}
          value={query.search}
          onSearch={(search) => go({ search })}
          onLeave={() => focusRow(place.current)}
        />
        <div role="group" aria-label={f('filters')} className="flex flex-wrap items-center gap-1.5">
          <FilterChip
            label={t('column.state')}
            value={query.state}
            options={MY_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(state) => go({ state })}
          />
          <ToggleChip
            pressed={query.today !== null}
            onChange={(on) => go({ today: on ? ownTimeZone() : null })}
          >
            {f('today')}
          </ToggleChip>
          <ToggleChip
            icon={<Flag aria-hidden />}
            pressed={query.flagged}
            onChange={(flagged) => go({ flagged })}
          >
            {t('flaggedMark')}
          </ToggleChip>
          <ToggleChip
            icon={<Undo2 aria-hidden />}
            pressed={query.returned}
            onChange={(returned) => go({ returned })}
          >
            {f('returned')}
          </ToggleChip>
        </div>
        <div className="ml-auto flex items-center gap-1">
          <Pager page={query.page} size={pageSize} total={total} onPage={(page) => go({ page })} />
          <KeysHelp selects={false} enter="into" />
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-4 py-8 text-center text-ink-2">
          {f('noneSuch')}{' '}
          <button type="button" className="text-accent underline" onClick={() => go(EVERYTHING_MINE)}>
            {f('showAll')}
          </button>
        </p>
      ) : (
        <DataTable
          label={t('mine')}
          columns={columns}
          rows={rows}
          total={total}
          offset={(query.page - 1) * pageSize}
          look={DEFAULT_LOOK}
          sort={{ id: 'at', desc: query.descending }}
          onSort={({ desc }) => go({ descending: desc })}
          nameOf={({ externalId }) => externalId}
          openId={null}
          onOpen={opens}
          onClose={() => undefined}
          busy={busy}
        />
      )}
    </div>
  );
}
