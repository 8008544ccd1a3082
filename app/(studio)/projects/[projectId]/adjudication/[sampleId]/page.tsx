import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatListQuery, parseListQuery } from '@/lib/adjudication/query';
import { getSettlement } from '@/lib/adjudication/server/get-settlement';
import { load } from '@/lib/entry/load';
import { Settling } from './settling';

interface Props {
  params: Promise<{ projectId: string; sampleId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('adjudication'))('one') };
}

export default async function SettlingPage({ params, searchParams }: Props) {
  const { projectId, sampleId } = await params;
  const query = formatListQuery(parseListQuery(await searchParams)).toString();
  const view = await load((ctx) => getSettlement(ctx, projectId, sampleId));
  // A reading that was given back, or submitted anew, makes it another settling.
  const key = [
    sampleId,
    ...view.raters.map(({ annotationId, version }) => `${annotationId}/${version}`),
  ].join(' ');
  return <Settling key={key} initial={view} query={query} />;
}
