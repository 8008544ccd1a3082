import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { lookCookie, parseLook } from '@/components/data-table/table-look';
import { type GoldState, parseListQuery } from '@/lib/adjudication/query';
import { listAdjudicationFacets } from '@/lib/adjudication/server/queue/list-facets';
import { countAgreed } from '@/lib/adjudication/server/load-agreed';
import { listAdjudicationQueue } from '@/lib/adjudication/server/queue/list-adjudication-queue';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { AdjudicationScreen } from './adjudication-screen';

/** Lists of what waits offer to accept what the rule agrees on; those of what is under way or done do not. */
const OFFERS: ReadonlySet<GoldState> = new Set(['todo', 'agreed', 'all']);

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('adjudication'))('title') };
}

export default async function AdjudicationPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const query = parseListQuery(await searchParams);
  const [[page, agreed], facets, archived] = await load((ctx) =>
    Promise.all([
      // The list brings up to date what is counted.
      listAdjudicationQueue(ctx, projectId, query).then(
        async (found) =>
          [found, OFFERS.has(query.state) ? await countAgreed(ctx, projectId, query) : null] as const,
      ),
      listAdjudicationFacets(ctx, projectId),
      requireProject(ctx, projectId, 'lead').then((project) => project.archived),
    ]),
  );
  const look = parseLook((await cookies()).get(lookCookie('adjudication'))?.value);
  return (
    <AdjudicationScreen
      key={projectId}
      projectId={projectId}
      query={query}
      page={page}
      facets={facets}
      agreed={agreed}
      look={look}
      archived={archived}
    />
  );
}
