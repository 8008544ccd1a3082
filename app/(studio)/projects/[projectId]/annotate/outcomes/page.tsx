import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { lastPage } from '@/components/data-table/last-page';
import { PageLinks } from '@/components/data-table/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { listOutcomes, OUTCOMES_A_PAGE } from '@/lib/adjudication/server/queue/list-outcomes';
import { load } from '@/lib/entry/load';
import { OutcomeList } from './outcome-list';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const querySchema = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).catch(1) });

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('outcomes'))('title') };
}

/** One's own labels beside the adjudicated ones, with the note of whoever adjudicated. */
export default async function OutcomesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const { page } = querySchema.parse(await searchParams);
  const t = await getTranslations('outcomes');
  const { outcomes, total } = await load((ctx) => listOutcomes(ctx, projectId, page));
  const base = `/projects/${projectId}/annotate`;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={<LinkButton href={base}>{t('back')}</LinkButton>}
      />
      {outcomes.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <OutcomeList projectId={projectId} outcomes={outcomes} />
      )}
      <PageLinks
        page={page}
        last={lastPage(total, OUTCOMES_A_PAGE)}
        href={(to) => `${base}/outcomes?page=${to}`}
      />
    </Page>
  );
}
