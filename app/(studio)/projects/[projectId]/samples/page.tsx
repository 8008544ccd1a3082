import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { lookCookie, parseLook } from '@/components/data-table/table-look';
import { listSamples } from '@/lib/adjudication/server/list-samples';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { parseSampleQuery } from '@/lib/sample/query';
import { listSampleFacets } from '@/lib/sample/server/list-sample-facets';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { SamplesScreen } from './samples-screen';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('samples'))('title') };
}

export default async function SamplesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const wanted = await searchParams;
  const query = parseSampleQuery(wanted);
  const { page, facets, leads, showsGold } = await load(async (ctx) => {
    const { may, role } = await requireProject(ctx, projectId, 'read');
    const [page, facets] = await Promise.all([
      listSamples(ctx, projectId, query),
      listSampleFacets(ctx, projectId),
    ]);
    return { page, facets, leads: may.lead, showsGold: 'all' in visibilityOf(ctx.actor, role) };
  });
  const look = parseLook((await cookies()).get(lookCookie('samples'))?.value);
  return (
    <SamplesScreen
      key={projectId}
      projectId={projectId}
      peekId={typeof wanted.peek === 'string' ? wanted.peek : null}
      query={query}
      page={page}
      facets={facets}
      leads={leads}
      showsGold={showsGold}
      look={look}
    />
  );
}
