import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { lastPage } from '@/components/data-table/last-page';
import { PageLinks } from '@/components/data-table/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { load } from '@/lib/entry/load';
import { fromAddress } from '@/lib/sample/query-params';
import { CORRECTIONS_A_PAGE, correctionsQuerySchema } from '@/lib/snapshot/errata/corrections-view-schema';
import { getSnapshot } from '@/lib/snapshot/server/get-snapshot';
import { listCorrections } from '@/lib/snapshot/server/list-corrections';
import { isWholeSnapshot } from '@/lib/snapshot/whole';
import { ChangeList } from '../changes/change-list';
import { SnapshotNotWhole } from '../snapshot-not-whole';

interface Props {
  params: Promise<{ projectId: string; snapshotId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('snapshots.errata'))('list') };
}

/** Released labels that a snapshot corrects, sample by sample. */
export default async function CorrectionsPage({ params, searchParams }: Props) {
  const { projectId, snapshotId } = await params;
  const query = fromAddress(correctionsQuerySchema, await searchParams);
  const t = await getTranslations('snapshots');
  const { snapshot, corrections } = await load(async (ctx) => {
    const asked = await getSnapshot(ctx, projectId, snapshotId);
    const whole = isWholeSnapshot(asked) && (await listCorrections(ctx, projectId, asked.id, query));
    return { snapshot: asked, corrections: whole };
  });
  if (!corrections) return <SnapshotNotWhole projectId={projectId} snapshot={snapshot} />;
  const { number, total, samples } = corrections;
  const own = `/projects/${projectId}/snapshots/${number}`;
  const released = snapshot.released !== null;
  return (
    <Page>
      <PageHeader
        title={t('errata.list')}
        description={released && t('errata.listText', { total, number })}
        actions={<LinkButton href={own}>{t('name', { number })}</LinkButton>}
      />
      {samples.length === 0 ? (
        <EmptyState title={t(released ? 'errata.none' : 'errata.notOfReleased', { number })} />
      ) : (
        <ChangeList projectId={projectId} samples={samples} />
      )}
      <PageLinks
        page={query.page}
        last={lastPage(total, CORRECTIONS_A_PAGE)}
        href={(to) => `${own}/corrections?page=${to}`}
      />
    </Page>
  );
}
