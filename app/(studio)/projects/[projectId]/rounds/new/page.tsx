import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { listRoundAnnotators } from '@/lib/round/server/rounds/list-round-annotators';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { RoundForm } from '../round-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rounds'))('new') };
}

export default async function NewRoundPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('rounds');
  const [{ archived, annotators }, facets] = await Promise.all([
    load((ctx) => listRoundAnnotators(ctx, projectId)),
    load((ctx) => listSampleFacets(ctx, projectId)),
  ]);
  // There the screen says why.
  if (archived) redirect(`/projects/${projectId}/rounds`);
  return (
    <Page width="narrow">
      <PageHeader title={t('new')} description={t('newText')} />
      <RoundForm projectId={projectId} roundId={randomUUID()} annotators={annotators} facets={facets} />
    </Page>
  );
}
