import { useFormatter, useTranslations } from 'next-intl';
import { ShortHash } from '@/components/ui/form/short-hash';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { SnapshotView } from '@/lib/snapshot/view-schema';

const COLUMNS = ['number', 'reason', 'content', 'samples', 'hash', 'made'] as const;

/** All snapshots, newest first, deleted ones among them. */
export function SnapshotList({
  projectId,
  snapshots,
}: {
  projectId: string;
  snapshots: readonly SnapshotView[];
}) {
  const t = useTranslations('snapshots');
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column} numeric={column === 'samples'}>
              {t(`column.${column}`)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {snapshots.map((snapshot) => (
          <SnapshotRow key={snapshot.id} projectId={projectId} snapshot={snapshot} />
        ))}
      </TableBody>
    </Table>
  );
}

function SnapshotRow({ projectId, snapshot }: { projectId: string; snapshot: SnapshotView }) {
  const t = useTranslations('snapshots');
  const format = useFormatter();
  const { number, reason, content, state, manifest, deletedAt, createdBy, createdAt } = snapshot;
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">
        <TextLink href={`/projects/${projectId}/snapshots/${number}`}>{t('name', { number })}</TextLink>
      </TableCell>
      <TableCell className="min-w-48 wrap-anywhere">
        {reason}
        {(deletedAt || state !== 'done') && (
          <span className="block text-xs text-ink-3">{t(deletedAt ? 'deleted' : `states.${state}`)}</span>
        )}
      </TableCell>
      <TableCell>{t(`contents.${content}.name`)}</TableCell>
      <TableCell numeric className="whitespace-nowrap">
        {manifest && (
          <>
            {format.number(manifest.samples)}
            <span className="block text-xs text-ink-3">
              {t('withVerdict', { count: manifest.gold.consistent + manifest.gold.inconsistent })}
            </span>
          </>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap">{manifest && <ShortHash hash={manifest.hash} />}</TableCell>
      <TableCell className="text-ink-2">
        <span className="num block whitespace-nowrap">
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
        {createdBy !== null && <span className="block text-xs text-ink-3">{createdBy}</span>}
      </TableCell>
    </TableRow>
  );
}
