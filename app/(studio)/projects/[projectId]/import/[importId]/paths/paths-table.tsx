import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Inspection } from '@/lib/exchange/import/view';

/** The paths of a file's first records, each with its first value and how often it is there. */
export function PathsTable({ paths: { records, listed } }: { paths: NonNullable<Inspection['paths']> }) {
  const t = useTranslations('import.paths');
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm">{t('all', { count: listed.length })}</summary>
      <Table aria-label={t('all', { count: listed.length })} className="mt-2 min-w-160 table-fixed">
        <TableHead>
          <TableRow>
            <TableHeader>{t('path')}</TableHeader>
            <TableHeader className="w-32">{t('found')}</TableHeader>
            <TableHeader>{t('sample')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {listed.map(({ path, found, sample }) => (
            <TableRow key={path}>
              <TableCell>
                <code className="wrap-anywhere">{path}</code>
              </TableCell>
              <TableCell className="num">{t('of', { found, records })}</TableCell>
              <TableCell>
                <span className="line-clamp-2 wrap-anywhere">{sample}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
