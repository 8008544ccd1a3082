import { BellOff } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { listNotices } from '@/lib/notice/server/list-notices';
import { NoticeList } from './notice-list';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('title') };
}

/** The notices of the person: mentions, replies, returned samples, new guidelines. */
export default async function NoticesPage() {
  const t = await getTranslations('notices');
  const notices = await load(listNotices);
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} />
      {notices.length === 0 ? (
        <EmptyState icon={<BellOff aria-hidden />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <NoticeList notices={notices} />
      )}
    </Page>
  );
}
