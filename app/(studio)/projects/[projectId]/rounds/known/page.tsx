import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { KNOWN_VERDICTS } from '@/lib/round/known';
import { KNOWN_A_PAGE, knownQuerySchema, listKnown } from '@/lib/round/server/known/list-known';
import { fromAddress } from '@/lib/sample/query-params';
import { KnownTable } from './known-table';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rounds.known'))('title') };
}

/** Which answers are known, and which of them serve as honeypots and in training. */
export default async function KnownPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const query = fromAddress(knownQuerySchema, await searchParams);
  const t = await getTranslations('rounds.known');
  const found = await load((ctx) => listKnown(ctx, projectId, query));
  const { counts, archived } = found;
  const missing = KNOWN_VERDICTS.find((verdict) => counts[verdict] === 0);
  const only = KNOWN_VERDICTS.find((verdict) => verdict !== missing && counts[verdict] > 0);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={<LinkButton href={`/projects/${projectId}/rounds`}>{t('back')}</LinkButton>}
      />
      {missing && only && (
        <Callout kind="warning" role="note" title={t('oneVerdict.title')}>
          {t(`oneVerdict.${only}`)}
        </Callout>
      )}
      {missing && !only ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <>
          <p className="num text-sm text-ink-2">{t('counts', counts)}</p>
          <KnownTable
            projectId={projectId}
            query={query}
            found={found}
            pageSize={KNOWN_A_PAGE}
            fixed={archived}
          />
        </>
      )}
    </Page>
  );
}
