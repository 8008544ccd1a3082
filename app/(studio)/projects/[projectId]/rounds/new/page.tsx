import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { roundPresetOf } from '@/lib/round/preset';
import { listRoundAnnotators } from '@/lib/round/server/rounds/list-round-annotators';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { RoundForm } from '../round-form';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rounds'))('new') };
}

export default async function NewRoundPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const preset = roundPresetOf((await searchParams).kind);
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
      <RoundForm
        key={preset.kind}
        projectId={projectId}
        roundId={randomUUID()}
        preset={preset}
        annotators={annotators}
        facets={facets}
      />
    </Page>
  );
}
