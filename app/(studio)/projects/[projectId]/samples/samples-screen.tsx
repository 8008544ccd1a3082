'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { focusRow } from '@/components/data-table/focus-row';
import { KeysHelp } from '@/components/data-table/keys-help';
import { Pager } from '@/components/data-table/pager';
import { SearchBox } from '@/components/data-table/search-box';
import { NOTHING, type Selection } from '@/components/data-table/selection';
import { SelectionLine } from '@/components/data-table/selection-line';
import { type TableLook } from '@/components/data-table/table-look';
import { useAddress } from '@/components/data-table/use-address';
import { useLook } from '@/components/data-table/use-look';
import { ViewMenu } from '@/components/data-table/view-menu';
import { ListFrame, PageTitle } from '@/components/ui/page';
import {
  DEFAULT_SAMPLE_QUERY,
  filterOf,
  formatSampleQuery,
  PAGE_SIZES,
  type SampleFacets,
  type SamplePage,
  type SampleQuery,
} from '@/lib/sample/query';
import { BulkActions } from './bulk-actions';
import { NoSamples } from './no-samples';
import { PeekPane } from './peek/peek-pane';
import { SampleFilters } from './sample-filters';
import { usePeek } from './use-peek';
import { useSampleColumns } from './use-sample-columns';

interface Props {
  projectId: string;
  query: SampleQuery;
  page: SamplePage;
  facets: SampleFacets;
  leads: boolean;
  /** Annotators see no gold. */
  showsGold: boolean;
  look: TableLook;
  /** The sample that the address opens beside the table. */
  peekId: string | null;
}

/** The list of samples: filters and page live in the address, what is chosen and what is open live here. */
export function SamplesScreen({ projectId, query, page: { rows, total }, facets, leads, ...props }: Props) {
  const t = useTranslations('samples');
  const base = `/projects/${projectId}/samples`;
  const peek = usePeek(props.peekId);
  const { goTo, busy } = useAddress(base);
  const [look, setLook] = useLook('samples', props.look);
  const place = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const columns = useSampleColumns(base, { generator: facets.generators !== null, gold: props.showsGold });

  function go(change: Partial<SampleQuery>): void {
    peek.forget();
    goTo(formatSampleQuery({ ...query, page: 1, ...change }).toString());
  }

  // What was chosen under other filters is no longer meant.
  const filters = formatSampleQuery({ ...DEFAULT_SAMPLE_QUERY, ...filterOf(query) }).toString();
  const [chosen, setChosen] = useState<{ filters: string; value: Selection }>({ filters, value: NOTHING });
  const selection = {
    value: chosen.filters === filters ? chosen.value : NOTHING,
    onChange: (value: Selection) => setChosen({ filters, value }),
  };
  const ids = rows.map(({ id }) => id);
  const backToRows = () => focusRow(place.current);

  return (
    <ListFrame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle>{t('title')}</PageTitle>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-sm:basis-full">
          <SearchBox
            label={t('search')}
            value={query.search}
            onSearch={(search) => go({ search })}
            onLeave={backToRows}
          />
          <ViewMenu
            look={look}
            onLook={setLook}
            columns={columns}
            size={query.size}
            sizes={PAGE_SIZES}
            onSize={(size) => go({ size })}
          />
          <KeysHelp selects={leads} />
        </div>
      </div>
      <SampleFilters query={query} facets={facets} onChange={go} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <SelectionLine {...selection} page={ids} total={total}>
          <BulkActions
            projectId={projectId}
            query={query}
            total={total}
            selection={selection.value}
            onDone={() => selection.onChange(NOTHING)}
            focusAfter={place}
          />
        </SelectionLine>
        <Pager page={query.page} size={query.size} total={total} onPage={(page) => go({ page })} />
      </div>
      <div ref={place} className="flex min-h-0 min-w-0 flex-1 gap-3">
        {rows.length > 0 ? (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            total={total}
            offset={(query.page - 1) * query.size}
            look={look}
            sort={{ id: query.sort, desc: query.descending }}
            onSort={({ id, desc }) => go({ sort: id as SampleQuery['sort'], descending: desc })}
            selection={leads ? selection : undefined}
            nameOf={({ externalId }) => externalId}
            openId={peek.id}
            onOpen={(id) => (id === peek.id ? pane.current?.focus() : peek.open(id))}
            onClose={peek.close}
            busy={busy}
          />
        ) : (
          <NoSamples
            projectId={projectId}
            base={base}
            total={total}
            leads={leads}
            filtered={filters !== ''}
            onFirstPage={() => go({})}
          />
        )}
        {peek.id !== null && (
          <PeekPane
            ref={pane}
            projectId={projectId}
            leads={leads}
            ids={ids}
            version={rows}
            id={peek.id}
            onOpen={peek.open}
            onClose={() => {
              peek.close();
              backToRows();
            }}
          />
        )}
      </div>
    </ListFrame>
  );
}
