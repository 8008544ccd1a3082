import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import type { StoredFile } from '@/lib/exchange/server/upload/list-stored-files';

/** Files that take up room, each with its project, its person and a way to cancel it on its own screen. */
export function StoredFileTable({ files }: { files: readonly StoredFile[] }) {
  const t = useTranslations('import');
  const format = useFormatter();
  const columns = [
    t('file'),
    t('stored.project'),
    t('stored.person'),
    t('state'),
    t('stored.size'),
    t('when'),
  ];
  return (
    <Table aria-label={t('stored.table')}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeader key={column} numeric={column === t('stored.size')}>
              {column}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map(({ importId, fileName, project, person, state, bytes, touchedAt }) => (
          <TableRow key={importId} className="hover:bg-hover">
            <TableCell className="max-w-80 truncate">
              <TextLink href={`/projects/${project.id}/import/${importId}`}>{fileName}</TextLink>
            </TableCell>
            <TableCell className="max-w-60 truncate">{project.name}</TableCell>
            <TableCell>{person ?? t('stored.unknown')}</TableCell>
            <TableCell>{t(`states.${state}`)}</TableCell>
            <TableCell numeric>{format.number(Math.ceil(bytes / 1024 / 1024))}</TableCell>
            <TableCell className="num whitespace-nowrap text-ink-2">
              {format.dateTime(new Date(touchedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
