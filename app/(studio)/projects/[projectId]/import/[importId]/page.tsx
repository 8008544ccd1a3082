import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { getComparison } from '@/lib/exchange/server/comparison/get-comparison';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { getImportPrefill } from '@/lib/exchange/server/import/get-import-prefill';
import { inspectImport } from '@/lib/exchange/server/import/inspect-import';
import { listMappings } from '@/lib/exchange/server/mappings/list-mappings';
import { listRejects } from '@/lib/exchange/server/import/list-rejects';
import type { ImportView } from '@/lib/exchange/import/view';
import { CancelImport } from './cancel-import';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSetUp } from './import-set-up';
import { Rejects } from './rejects';
import { Upload } from '../upload';

interface Props {
  params: Promise<{ projectId: string; importId: string }>;
}

const read = cache((importId: string) => load((ctx) => getImport(ctx, importId)));
const LISTED = 50;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { fileName } = await read((await params).importId);
  return { title: `${fileName} · ${(await getTranslations('import'))('title')}` };
}

export default async function ImportDetailPage({ params }: Props) {
  const { projectId, importId } = await params;
  const t = await getTranslations('import');
  const row = await read(importId);
  const live = row.state === 'queued' || row.state === 'running';
  const ended = !live && row.state !== 'uploading' && row.state !== 'ready';
  const inspection = row.state === 'ready' ? await load((ctx) => inspectImport(ctx, importId)) : null;
  const mappings = inspection?.paths ? await load((ctx) => listMappings(ctx, projectId)) : [];
  const comparison = inspection && (await load((ctx) => getComparison(ctx, importId)));
  const prefill = row.state === 'done' ? await load((ctx) => getImportPrefill(ctx, importId)) : null;
  const rejects = row.rejected > 0 ? await load((ctx) => listRejects(ctx, importId, 0, LISTED)) : [];
  return (
    <Page>
      <PageHeader title={row.fileName} description={t(`states.${row.state}`)} />
      {inspection && comparison && (
        <ImportSetUp
          projectId={projectId}
          inspection={inspection}
          mappings={mappings}
          comparison={comparison}
        />
      )}
      {row.state === 'uploading' && <UnfinishedUpload projectId={projectId} row={row} />}
      {live && <ImportProgress row={row} />}
      {live && <CancelImport importId={importId} />}
      {ended && <ImportResult projectId={projectId} row={row} prefill={prefill} />}
      {rejects.length > 0 && <Rejects row={row} rejects={rejects} />}
    </Page>
  );
}

/** How far an upload is that nobody on this screen is sending, and the ways on: the same file again, or none. */
function UnfinishedUpload({ projectId, row }: { projectId: string; row: ImportView }) {
  const idle = (
    <>
      <ImportProgress row={row} />
      <CancelImport importId={row.id} />
    </>
  );
  return <Upload projectId={projectId} unfinished={[row]} only={row} idle={idle} />;
}
