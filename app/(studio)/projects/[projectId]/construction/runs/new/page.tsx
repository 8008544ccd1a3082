import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { getConstruction } from '@/lib/construction/server/get-construction';
import { getPlan } from '@/lib/construction/server/plan/get-plan';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { firstOrder, type OrderSearch } from '../../plan/first-order';
import { ModelOrderForm } from './model-order-form';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<OrderSearch>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction.runs'))('newTitle') };
}

/** What a model is asked to make: recipes, sources and a model, then what that takes, and the start. */
export default async function NewConstructionRunPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('construction.runs');
  const c = await getTranslations('construction');
  const { archived, endpoints, view, plan } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    const view = await getConstruction(ctx, projectId);
    const plan = await getPlan(ctx, projectId);
    return { archived, endpoints: await runEndpoints(ctx, projectId), view, plan };
  });
  // There the screen says what is missing.
  if (archived || endpoints.length === 0) redirect(`/projects/${projectId}/construction`);
  return (
    <Page>
      <PageHeader title={t('newTitle')} description={t('newText')} />
      {view.sources.length === 0 ? (
        <EmptyState title={c('noSources')}>{c('noSourcesText')}</EmptyState>
      ) : (
        <ModelOrderForm
          projectId={projectId}
          endpoints={endpoints}
          first={firstOrder(plan, await searchParams, 'model')}
          sources={view.sources}
          generators={view.generators}
          offered={view.offered.filter(({ maker }) => maker === 'model')}
        />
      )}
    </Page>
  );
}
