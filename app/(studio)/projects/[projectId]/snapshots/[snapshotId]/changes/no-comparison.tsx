import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import type { FoundComparison } from '@/lib/snapshot/server/find-comparison';
import { CompareLinks } from '../compare-links';
import { SnapshotNotWhole } from '../snapshot-not-whole';

interface Props {
  projectId: string;
  found: Exclude<FoundComparison, { comparison: unknown }>;
}

/** In place of a comparison: why there is none, or the snapshots to compare with. */
export function NoComparison({ projectId, found }: Props) {
  const t = useTranslations('snapshots');
  if ('broken' in found) return <SnapshotNotWhole projectId={projectId} snapshot={found.broken} />;
  const { newer, earlier } = found;
  const name = t('name', { number: newer.number });
  const own = `/projects/${projectId}/snapshots/${newer.number}`;
  return (
    <Page>
      <PageHeader title={name} actions={<LinkButton href={own}>{name}</LinkButton>} />
      {earlier.length === 0 ? (
        <EmptyState title={t('noEarlier')} />
      ) : (
        <CompareLinks projectId={projectId} number={newer.number} earlier={earlier} />
      )}
    </Page>
  );
}
