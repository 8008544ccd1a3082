import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { getBoardFigures } from '@/lib/evaluation/server/board/latest-board';
import { PairTable } from './pair-table';

interface Props {
  params: Promise<{ projectId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('judges.pairs'))('title') };
}

/** Each two judges on the answers that both have predicted, as the board was last made; for leads and readers. */
export default async function PairsPage({ params }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('judges.pairs');
  const figures = await load((ctx) => getBoardFigures(ctx, projectId));
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={<LinkButton href={`/projects/${projectId}/judges`}>{t('back')}</LinkButton>}
      />
      {figures ? <PairTable projectId={projectId} board={figures} /> : <EmptyState title={t('none')} />}
    </Page>
  );
}
