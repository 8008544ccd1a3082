import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { formatSampleQuery, parseSampleQuery, type SampleQuery } from '@/lib/sample/query';
import { listSamples } from '@/lib/sample/server/list-samples';
import { Pager } from './pager';
import { SampleFilters } from './sample-filters';
import { SampleTable } from './sample-table';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('samples'))('title') };
}

export default async function SamplesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const query = parseSampleQuery(await searchParams);
  const t = await getTranslations('samples');
  const { rows, total } = await load((ctx) => listSamples(ctx, projectId, query));
  const base = `/projects/${projectId}/samples`;
  const to = (change: Partial<SampleQuery>): string => {
    const search = formatSampleQuery({ ...query, page: 1, ...change }).toString();
    return search ? `${base}?${search}` : base;
  };
  const filtered = formatSampleQuery({ ...query, page: 1, sort: 'ordinal', descending: false }).size > 0;
  return (
    <Page width="wide">
      <PageHeader title={t('title')} description={t('count', { count: total })} />
      <SampleFilters base={base} query={query} to={to} />
      {rows.length > 0 ? (
        <SampleTable base={base} query={query} rows={rows} to={to} />
      ) : (
        <EmptyState
          title={t(filtered || total > 0 ? 'none' : 'empty')}
          action={filtered && <LinkButton href={base}>{t('clear')}</LinkButton>}
        >
          {!filtered && total === 0 && t('emptyText')}
        </EmptyState>
      )}
      <Pager
        page={query.page}
        pages={Math.max(1, Math.ceil(total / query.size))}
        to={(page) => to({ page })}
      />
    </Page>
  );
}
