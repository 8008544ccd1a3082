import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { listRounds } from '@/lib/round/server/rounds/list-rounds';
import { listTurnOrder } from '@/lib/round/server/places/list-turn-order';
import { ProgressGrid } from './progress-grid';
import { RoundOrder } from './round-order';
import { RoundTable } from './round-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rounds'))('title') };
}

export default async function RoundsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('rounds');
  const [{ rounds, progress, archived }, turns] = await Promise.all([
    load((ctx) => listRounds(ctx, projectId)),
    load((ctx) => listTurnOrder(ctx, projectId)),
  ]);
  const base = `/projects/${projectId}/rounds`;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <LinkButton href={`${base}/known`}>{t('known.link')}</LinkButton>
            <a href={`/api/v1/projects/${projectId}/hours`} download className={buttonStyle()}>
              {t('hours')}
            </a>
            {!archived && (
              <LinkButton variant="primary" href={`${base}/new`}>
                {t('new')}
              </LinkButton>
            )}
          </>
        }
      />
      {archived && <Callout role="note">{t('archived')}</Callout>}
      {turns.length > 1 && <RoundOrder projectId={projectId} turns={turns} archived={archived} />}
      <RoundTable base={base} rounds={rounds} />
      <ProgressGrid base={base} rounds={rounds} progress={progress} />
    </Page>
  );
}
