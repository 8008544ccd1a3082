import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { lastPage } from '@/components/data-table/last-page';
import { PageLinks } from '@/components/data-table/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { CONSTRUCTED_A_PAGE } from '@/lib/construction/view-schema';
import { listConstructed } from '@/lib/construction/server/list-constructed';
import { load } from '@/lib/entry/load';
import { recipeName } from '../recipe-name';
import { ConstructedList } from './constructed-list';

interface Props {
  params: Promise<{ projectId: string; recipe: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction'))('title') };
}

/** The samples that a recipe has made, each beside what it was made of. */
export default async function ConstructedPage({ params, searchParams }: Props) {
  const { projectId, recipe: encoded } = await params;
  const recipe = decodeURIComponent(encoded);
  const page = Math.max(1, Math.trunc(Number((await searchParams).page)) || 1);
  const t = await getTranslations('construction');
  const { samples, total } = await load((ctx) => listConstructed(ctx, projectId, { recipe, page }));
  const at = `/projects/${projectId}/construction`;
  const name = recipeName(t, recipe);
  return (
    <Page>
      <PageHeader
        title={t('listTitle', { name })}
        description={t('listText', { count: total })}
        actions={<LinkButton href={at}>{t('back')}</LinkButton>}
      />
      {samples.length === 0 ? (
        <EmptyState title={t('listText', { count: 0 })} />
      ) : (
        <ConstructedList projectId={projectId} samples={samples} />
      )}
      <PageLinks
        page={page}
        last={lastPage(total, CONSTRUCTED_A_PAGE)}
        href={(to) => `${at}/${encoded}?page=${to}`}
      />
    </Page>
  );
}
