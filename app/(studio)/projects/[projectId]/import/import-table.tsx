import { useFormatter, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { ImportState, ImportView } from '@/lib/exchange/import/view';

const COLUMNS = ['file', 'state', 'became', 'when'] as const;
const TONES: Record<ImportState, Tone> = {
  uploading: 'neutral',
  ready: 'needs',
  queued: 'accent',
  running: 'accent',
  done: 'confirmed',
  cancelled: 'neutral',
  failed: 'danger',
  expired: 'neutral',
};

const percentOf = ({ bytes, size }: ImportView): number => Math.floor((100 * bytes) / (size ?? bytes));

/** The latest imports of a project, each with what became of its rows. */
export function ImportTable({ projectId, imports }: { projectId: string; imports: readonly ImportView[] }) {
  const t = useTranslations('import');
  const format = useFormatter();
  return (
    <Table aria-label={t('earlier')}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column}>{t(column)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {imports.map((row) => (
          <TableRow key={row.id} className="hover:bg-hover">
            <TableCell className="max-w-80 truncate">
              <TextLink href={`/projects/${projectId}/import/${row.id}`}>{row.fileName}</TextLink>
            </TableCell>
            <TableCell>
              <Badge tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge>
            </TableCell>
            <TableCell className="num min-w-40">
              {row.state === 'uploading' && row.size && t('arrived', { percent: percentOf(row) })}
              {row.state === 'done' &&
                (['added', 'same', 'rejected'] as const)
                  .map((key) => t(key, { count: row[key] }))
                  .join(' · ')}
            </TableCell>
            <TableCell className="num whitespace-nowrap text-ink-2">
              {format.dateTime(new Date(row.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
