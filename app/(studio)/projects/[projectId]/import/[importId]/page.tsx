import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { inspectImport } from '@/lib/exchange/server/inspect-import';
import { listRejects } from '@/lib/exchange/server/list-rejects';
import { CancelImport } from './cancel-import';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSetUp } from './import-set-up';
import { Rejects } from './rejects';

interface Props {
  params: Promise<{ projectId: string; importId: string }>;
}

const read = cache((importId: string) => load((ctx) => inspectImport(ctx, importId)));
const LISTED = 50;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { import: row } = await read((await params).importId);
  return { title: `${row.fileName} · ${(await getTranslations('import'))('title')}` };
}

export default async function ImportDetailPage({ params }: Props) {
  const { projectId, importId } = await params;
  const t = await getTranslations('import');
  const inspection = await read(importId);
  const { import: row } = inspection;
  const live = row.state === 'uploading' || row.state === 'queued' || row.state === 'running';
  const rejects = row.rejected > 0 ? await load((ctx) => listRejects(ctx, importId, 0, LISTED)) : [];
  return (
    <Page>
      <PageHeader title={row.fileName} description={t(`states.${row.state}`)} />
      {row.state === 'ready' && <ImportSetUp inspection={inspection} />}
      {live && <ImportProgress row={row} />}
      {(row.state === 'queued' || row.state === 'running') && <CancelImport importId={importId} />}
      {row.state !== 'ready' && !live && <ImportResult projectId={projectId} row={row} />}
      {rejects.length > 0 && <Rejects row={row} rejects={rejects} />}
    </Page>
  );
}
