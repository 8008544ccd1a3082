import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { listImports } from '@/lib/exchange/server/import/list-imports';
import { uploadUse, type UploadUse } from '@/lib/exchange/server/upload/upload-use';
import { requireProject } from '@/lib/project/server/require-project';
import { ImportTable } from './import-table';
import { Upload } from './upload';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('import'))('title') };
}

export default async function ImportPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('import');
  const { archived, imports, use } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    const use = await uploadUse(ctx.db, projectId, ctx.actor.userId);
    return { archived, imports: await listImports(ctx, projectId), use };
  });
  const unfinished = imports.filter(({ state }) => state === 'uploading');
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      {archived ? (
        <Callout role="note">{t('archived')}</Callout>
      ) : (
        <Upload projectId={projectId} unfinished={unfinished} />
      )}
      <p className="flex flex-wrap gap-x-4 text-sm">
        {/* Files, so the browser fetches them and not the router. */}
        <a className="underline" href="/api/v1/native-format/schema" download>
          {t('schema')}
        </a>
        <a className="underline" href="/api/v1/native-format/example" download>
          {t('example')}
        </a>
      </p>
      <UploadShares use={use} />
      {imports.length > 0 && <ImportTable projectId={projectId} imports={imports} />}
    </Page>
  );
}

const inMebibytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

/** What uploaded files that wait take up of the shares of the person and the project. */
function UploadShares({ use: { person, project } }: { use: UploadUse }) {
  const t = useTranslations('import');
  if (!person) return null;
  return (
    <p className="num text-sm text-ink-2">
      {t('ownUse', {
        used: inMebibytes(person.used),
        limit: inMebibytes(person.limit),
        projectUsed: inMebibytes(project.used),
        projectLimit: inMebibytes(project.limit),
      })}
    </p>
  );
}
