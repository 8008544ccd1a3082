import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { inspectImport } from '@/lib/exchange/server/inspect-import';
import { CancelImport } from './cancel-import';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSetUp } from './import-set-up';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('import'))('title') };
}

export default async function ImportDetailPage({
  params,
}: {
  params: Promise<{ projectId: string; importId: string }>;
}) {
  const { projectId, importId } = await params;
  const t = await getTranslations('import');
  const inspection = await load((ctx) => inspectImport(ctx, importId));
  const { import: row } = inspection;
  const live = row.state === 'uploading' || row.state === 'queued' || row.state === 'running';
  return (
    <Page>
      <PageHeader title={row.fileName} description={t(`states.${row.state}`)} />
      {row.state === 'ready' && <ImportSetUp inspection={inspection} />}
      {live && <ImportProgress row={row} />}
      {(row.state === 'queued' || row.state === 'running') && <CancelImport importId={importId} />}
      {row.state !== 'ready' && !live && <ImportResult projectId={projectId} row={row} />}
    </Page>
  );
}
