import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatListQuery, parseListQuery } from '@/lib/adjudication/query';
import { getAdjudication } from '@/lib/adjudication/server/get-adjudication';
import { load } from '@/lib/entry/load';
import { getWorkspaceKeys } from '@/lib/workspace/server/get-workspace-keys';
import { AdjudicationWorkspace } from './adjudication-workspace';

interface Props {
  params: Promise<{ projectId: string; sampleId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('adjudication'))('one') };
}

export default async function AdjudicateSamplePage({ params, searchParams }: Props) {
  const { projectId, sampleId } = await params;
  const query = formatListQuery(parseListQuery(await searchParams)).toString();
  const [view, keys] = await load((ctx) =>
    Promise.all([getAdjudication(ctx, projectId, sampleId), getWorkspaceKeys(ctx)]),
  );
  // An annotation that was returned, or submitted again, makes it another adjudication.
  const key = [
    sampleId,
    ...view.raters.map(({ annotationId, version }) => `${annotationId}/${version}`),
  ].join(' ');
  return <AdjudicationWorkspace key={key} initial={view} query={query} keys={keys} />;
}
