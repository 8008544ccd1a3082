import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { lookCookie, parseLook } from '@/components/data-table/table-look';
import { AuditLogScreen } from '@/components/audit-log/audit-log-screen';
import { load } from '@/lib/entry/load';
import { requireAuditScope } from '@/lib/audit/log/server/require-audit-scope';
import { parseAuditLogQuery } from '@/lib/audit/log/query';
import { listAuditLog } from '@/lib/audit/log/server/list-audit-log';
import { listAuditLogFacets } from '@/lib/audit/log/server/list-audit-log-facets';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auditLog'))('title') };
}

export default async function ProjectAuditLogPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const query = parseAuditLogQuery(await searchParams);
  const [page, facets, { name, deletedAt }] = await load((ctx) =>
    Promise.all([
      listAuditLog(ctx, projectId, query),
      listAuditLogFacets(ctx, projectId),
      requireAuditScope(ctx, projectId),
    ]),
  );
  const look = parseLook((await cookies()).get(lookCookie('audit-log'))?.value);
  return (
    <AuditLogScreen
      key={projectId}
      projectId={projectId}
      query={query}
      page={page}
      facets={facets}
      look={look}
      deleted={deletedAt && { name: name ?? projectId, at: deletedAt }}
    />
  );
}
