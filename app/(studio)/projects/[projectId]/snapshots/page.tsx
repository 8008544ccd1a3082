import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { FILE_LABELS } from '@/lib/snapshot/order';
import { listReleasedSources } from '@/lib/snapshot/server/list-released-sources';
import { listSnapshots } from '@/lib/snapshot/server/list-snapshots';
import { SnapshotForm } from './snapshot-form';
import { SnapshotList } from './snapshot-list';
import { SnapshotProgress } from './snapshot-progress';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('snapshots'))('title') };
}

/** The numbered versions of a project's gold, and the form for the next one. */
export default async function SnapshotsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('snapshots');
  const { may, snapshots, going, sources } = await load(async (ctx) => {
    const { may: own } = await requireProject(ctx, projectId, 'figures');
    const all = await listSnapshots(ctx, projectId);
    const made = all.find(({ state }) => state === 'queued' || state === 'running');
    const asked = own.lead && !made;
    return {
      ...{ may: own, snapshots: all, going: made },
      sources: asked ? await listReleasedSources(ctx, projectId) : { labels: false, authors: [] },
    };
  });
  const latest = snapshots[0] ?? null;
  const released = [
    ...(sources.labels ? [{ value: FILE_LABELS as string, label: t('errata.labels') }] : []),
    ...sources.authors.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      {going && <SnapshotProgress projectId={projectId} snapshot={going} leads={may.lead} />}
      {may.lead && !going && (
        <Section title={t('new')} description={t('newText')}>
          <SnapshotForm key={latest?.number} projectId={projectId} latest={latest} released={released} />
        </Section>
      )}
      {snapshots.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <SnapshotList projectId={projectId} snapshots={snapshots} />
      )}
    </Page>
  );
}
