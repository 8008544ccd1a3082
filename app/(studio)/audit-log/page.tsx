import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { lookCookie, parseLook } from '@/components/data-table/table-look';
import { AuditLogScreen } from '@/components/audit-log/audit-log-screen';
import { load } from '@/lib/entry/load';
import { DeletedProjects } from './deleted-projects';
import { parseAuditLogQuery } from '@/lib/audit/log/query';
import { listDeletedProjects } from '@/lib/audit/log/server/deleted-projects';
import { listAuditLog } from '@/lib/audit/log/server/list-audit-log';
import { listAuditLogFacets } from '@/lib/audit/log/server/list-audit-log-facets';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auditLog'))('instanceTitle') };
}

export default async function InstanceAuditLogPage({ searchParams }: Props) {
  const query = parseAuditLogQuery(await searchParams);
  const [page, facets, deleted] = await load((ctx) =>
    Promise.all([listAuditLog(ctx, null, query), listAuditLogFacets(ctx, null), listDeletedProjects(ctx)]),
  );
  const look = parseLook((await cookies()).get(lookCookie('audit-log'))?.value);
  return (
    <>
      <AuditLogScreen projectId={null} query={query} page={page} facets={facets} look={look} />
      <DeletedProjects projects={deleted} />
    </>
  );
}
