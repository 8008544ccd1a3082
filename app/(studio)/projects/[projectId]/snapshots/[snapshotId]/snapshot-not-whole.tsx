import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import type { SnapshotView } from '@/lib/snapshot/view-schema';

interface Props {
  projectId: string;
  snapshot: Pick<SnapshotView, 'number' | 'state' | 'deletedAt'>;
}

/** In place of what a snapshot holds: it was deleted, stopped, or is not finished. */
export function SnapshotNotWhole({ projectId, snapshot: { number, state, deletedAt } }: Props) {
  const t = useTranslations('snapshots');
  const refusals = useTranslations('errors.state');
  const name = t('name', { number });
  return (
    <Page>
      <PageHeader
        title={name}
        actions={<LinkButton href={`/projects/${projectId}/snapshots/${number}`}>{name}</LinkButton>}
      />
      <EmptyState title={refusals(deletedAt ? 'snapshot_deleted' : 'not_done')}>
        {deletedAt ? t('deletedText') : t(`states.${state}`)}
      </EmptyState>
    </Page>
  );
}
