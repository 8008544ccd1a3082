import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { Ctx } from '@/lib/auth/ctx';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { getSnapshot } from '@/lib/snapshot/server/get-snapshot';
import { FILE_LABELS } from '@/lib/snapshot/order';
import { listReleasedSources } from '@/lib/snapshot/server/list-released-sources';
import { listSnapshots } from '@/lib/snapshot/server/list-snapshots';
import type { SnapshotView } from '@/lib/snapshot/view-schema';
import { isWholeSnapshot } from '@/lib/snapshot/whole';
import { SnapshotProgress } from '../snapshot-progress';
import { CompareLinks } from './compare-links';
import { DeleteSection } from './delete-section';
import { FiguresSection } from '../../gold-figures/figures-section';
import { FileSection } from './file-section';
import { JudgeSafeSection } from '../../gold-figures/judge-safe-section';
import { SourcesSection } from '../../gold-figures/sources-section';
import { ErrataSection } from './errata-section';
import { SnapshotFacts } from './snapshot-facts';
import { SplitTable } from './split-table';
import { TypesSection } from '../../gold-figures/types-section';

interface Props {
  params: Promise<{ projectId: string; snapshotId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { snapshotId } = await params;
  return { title: (await getTranslations('snapshots'))('name', { number: snapshotId }) };
}

/** One snapshot: what is in it, how it is known, its files, and what changed since another. */
export default async function SnapshotPage({ params }: Props) {
  const { projectId, snapshotId } = await params;
  const t = await getTranslations('snapshots');
  const { may, owner, snapshot, others, released } = await load(async (ctx) => {
    const own = await getSnapshot(ctx, projectId, snapshotId);
    return {
      may: (await requireProject(ctx, projectId, 'figures')).may,
      owner: ctx.actor.role === 'owner',
      snapshot: own,
      others: await listSnapshots(ctx, projectId),
      released: own.manifest?.errata && (await releasedFrom(ctx, projectId, own)),
    };
  });
  const { number, reason, state, manifest, deletedAt, error } = snapshot;
  const whole = isWholeSnapshot(snapshot);
  const earlier = others.filter((one) => one.number < number && isWholeSnapshot(one));
  return (
    <Page>
      <div className="flex flex-col gap-2">
        <p className="text-sm">
          <TextLink href={`/projects/${projectId}/snapshots`}>{t('all')}</TextLink>
        </p>
        <PageHeader
          title={t('name', { number })}
          description={<span className="wrap-anywhere">{reason}</span>}
        />
      </div>
      {(state === 'queued' || state === 'running') && (
        <SnapshotProgress projectId={projectId} snapshot={snapshot} leads={may.lead} />
      )}
      {state === 'failed' && (
        <Callout kind="danger" title={t('states.failed')}>
          {error}
        </Callout>
      )}
      {state === 'cancelled' && <Callout kind="warning">{t('states.cancelled')}</Callout>}
      {deletedAt && <Callout kind="warning">{t('deletedText')}</Callout>}
      <SnapshotFacts snapshot={snapshot} />
      {manifest && <FiguresSection statistics={manifest} name={`snapshot-${number}`} />}
      {manifest && <TypesSection statistics={manifest} name={`snapshot-${number}`} />}
      {manifest?.errata && (
        <ErrataSection
          errata={manifest.errata}
          released={released ?? t('errata.labels')}
          projectId={projectId}
          number={number}
          whole={whole}
        />
      )}
      {manifest && <SourcesSection statistics={manifest} />}
      {manifest && <JudgeSafeSection statistics={manifest} name={`snapshot-${number}`} />}
      {manifest && manifest.splits.length > 0 && <SplitTable splits={manifest.splits} />}
      {whole && <FileSection projectId={projectId} number={number} splits={snapshot.splits} />}
      {whole && earlier.length > 0 && (
        <CompareLinks projectId={projectId} number={number} earlier={earlier} />
      )}
      {whole && owner && <DeleteSection projectId={projectId} id={snapshot.id} number={number} />}
    </Page>
  );
}

/** The name of whose labels were released; else their pseudonym, and null for the labels of the files. */
async function releasedFrom(ctx: Ctx, projectId: string, { released, manifest }: SnapshotView) {
  if (released === FILE_LABELS) return null;
  const { authors } = await listReleasedSources(ctx, projectId);
  return authors.find(({ id }) => id === released)?.name ?? manifest!.errata!.released;
}
