import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getConstruction } from '@/lib/construction/server/get-construction';
import { load } from '@/lib/entry/load';
import { LatestConstruction } from './latest-construction';
import { OrderForm } from './order-form';
import { RecipeTable } from './recipe-table';

interface Props {
  params: Promise<{ projectId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction'))('title') };
}

/** Samples that are made of others: how many of which kind, and what people found of them. */
export default async function ConstructionPage({ params }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('construction');
  const { sources, recipes, latest } = await load((ctx) => getConstruction(ctx, projectId));
  const going = latest?.state === 'queued' || latest?.state === 'running';
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      {latest && <LatestConstruction projectId={projectId} latest={latest} />}
      {!going && (
        <Section title={t('order')} description={t('orderText')}>
          {sources.length === 0 ? (
            <EmptyState title={t('noSources')}>{t('noSourcesText')}</EmptyState>
          ) : (
            <OrderForm projectId={projectId} sources={sources} recipes={recipes} />
          )}
        </Section>
      )}
      <Section title={t('found')} description={t('foundText')}>
        <RecipeTable projectId={projectId} recipes={recipes} />
      </Section>
    </Page>
  );
}
