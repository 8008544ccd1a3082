import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { lookCookie, parseLook } from '@/components/data-table/table-look';
import { TrailScreen } from '@/components/trail/trail-screen';
import { load } from '@/lib/entry/load';
import { parseTrailQuery } from '@/lib/trail/query';
import { listTrail } from '@/lib/trail/server/list-trail';
import { listTrailFacets } from '@/lib/trail/server/list-trail-facets';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('trail'))('instanceTitle') };
}

export default async function InstanceTrailPage({ searchParams }: Props) {
  const query = parseTrailQuery(await searchParams);
  const [page, facets] = await load((ctx) =>
    Promise.all([listTrail(ctx, null, query), listTrailFacets(ctx, null)]),
  );
  const look = parseLook((await cookies()).get(lookCookie('trail'))?.value);
  return <TrailScreen projectId={null} {...{ query, page, facets, look }} />;
}
