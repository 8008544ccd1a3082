'use client';

import { Scale, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { focusRow } from '@/components/data-table/focus-row';
import { KeysHelp } from '@/components/data-table/keys-help';
import { Pager } from '@/components/data-table/pager';
import { SavedViews } from '@/components/data-table/saved-views';
import { SearchBox } from '@/components/data-table/search-box';
import { type TableLook } from '@/components/data-table/table-look';
import { useAddress } from '@/components/data-table/use-address';
import { useLook } from '@/components/data-table/use-look';
import { ViewMenu } from '@/components/data-table/view-menu';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ListFrame, PageTitle } from '@/components/ui/page';
import {
  formatListQuery,
  isNarrowed,
  LIST_SIZES,
  type AgreedCount,
  type ListFacets,
  type ListPage,
  type ListQuery,
} from '@/lib/adjudication/query';
import { AcceptAgreed } from './accept-agreed';
import { ListFilters } from './list-filters';
import { useListColumns } from './use-list-columns';

interface Props {
  projectId: string;
  query: ListQuery;
  page: ListPage;
  facets: ListFacets;
  agreed: AgreedCount | null;
  look: TableLook;
  archived: boolean;
}

/** What is to be adjudicated: filters, order and page live in the address; a row leads to its adjudication. */
export function AdjudicationScreen({ projectId, query, page, facets, agreed, archived, ...props }: Props) {
  const t = useTranslations('adjudication');
  const router = useRouter();
  const [look, setLook] = useLook('adjudication', props.look);
  const place = useRef<HTMLDivElement>(null);
  const base = `/projects/${projectId}/adjudication`;
  const { goTo, busy } = useAddress(base);
  const search = formatListQuery(query).toString();
  const columns = useListColumns(base, search);
  const { rows, total } = page;

  const go = (change: Partial<ListQuery>): void =>
    goTo(formatListQuery({ ...query, page: 1, ...change }).toString());

  return (
    <ListFrame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle>{t('title')}</PageTitle>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-sm:basis-full">
          <SearchBox
            label={t('search')}
            value={query.search}
            onSearch={(text) => go({ search: text })}
            onLeave={() => focusRow(place.current)}
          />
          <SavedViews table={`adjudication-${projectId}`} base={base} search={search} />
          <ViewMenu
            look={look}
            onLook={setLook}
            columns={columns}
            size={query.size}
            sizes={LIST_SIZES}
            onSize={(size) => go({ size })}
          />
          <KeysHelp selects={false} enter="into" />
        </div>
      </div>
      <ListFilters query={query} facets={facets} onChange={go} />
      {!page.fresh && <Callout role="note">{t('notFresh')}</Callout>}
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <AcceptAgreed projectId={projectId} query={query} agreed={agreed} disabled={archived} />
        <Pager page={query.page} size={query.size} total={total} onPage={(to) => go({ page: to })} />
      </div>
      <div ref={place} className="flex min-h-0 min-w-0 flex-1">
        {rows.length > 0 ? (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            total={total}
            offset={(query.page - 1) * query.size}
            look={look}
            sort={{ id: query.sort, desc: query.descending }}
            onSort={({ id, desc }) => go({ sort: id as ListQuery['sort'], descending: desc })}
            nameOf={({ externalId }) => externalId}
            openId={null}
            onOpen={(id) => router.push(`${base}/${id}${search && `?${search}`}`)}
            onClose={() => undefined}
            busy={busy}
          />
        ) : (
          <EmptyState
            className="flex-1 self-stretch rounded-lg border border-line bg-surface"
            icon={isNarrowed(query) ? <SearchX aria-hidden /> : <Scale aria-hidden />}
            title={t(isNarrowed(query) ? 'noneMatch' : 'none')}
            action={isNarrowed(query) && <LinkButton href={base}>{t('clear')}</LinkButton>}
          >
            {!isNarrowed(query) && t('noneText')}
          </EmptyState>
        )}
      </div>
    </ListFrame>
  );
}
