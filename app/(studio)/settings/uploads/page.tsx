import { FileUp } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { listStoredFiles } from '@/lib/exchange/server/upload/list-stored-files';
import { StoredFileTable } from './stored-file-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('import.stored'))('title') };
}

export default async function StoredFilesPage() {
  const t = await getTranslations('import.stored');
  const { files, limits } = await load(listStoredFiles);
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text', { hours: limits.hours })} />
      <p className="num text-sm text-ink-2">
        {t('shares', { person: limits.personMb, project: limits.projectMb })}
      </p>
      {files.length === 0 ? (
        <EmptyState icon={<FileUp aria-hidden />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <StoredFileTable files={files} />
      )}
    </Page>
  );
}
