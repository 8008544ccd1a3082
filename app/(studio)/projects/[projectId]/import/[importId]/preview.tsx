import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PreviewRow } from '@/lib/exchange/view';

const COLUMNS = ['id', 'question', 'reference', 'answer', 'language', 'label'] as const;
const NARROW = new Set<string>(['language', 'label', 'annotations']);

/** The first rows as they will be; a row that will be rejected says why. */
export function Preview({ rows, exact }: { rows: readonly PreviewRow[]; exact: boolean }) {
  const t = useTranslations('import');
  const columns = exact ? ([...COLUMNS, 'annotations'] as const) : COLUMNS;
  return (
    <Table aria-label={t('preview')} className="table-fixed min-w-200">
      <TableHead>
        <TableRow>
          <TableHeader className="w-14">{t('line')}</TableHeader>
          {columns.map((column) => (
            <TableHeader key={column} className={NARROW.has(column) ? 'w-24' : ''}>
              {column === 'annotations' ? t('annotations') : t(`field.${column}`)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ line, sample, reason, column }) => (
          <TableRow key={line}>
            <TableCell className="num">{line}</TableCell>
            {sample ? (
              columns.map((name) => (
                <TableCell key={name}>
                  <span className="line-clamp-2 break-words">{sample[name]}</span>
                </TableCell>
              ))
            ) : (
              <TableCell colSpan={columns.length} className="text-needs">
                {column} {reason && t(`reason.${reason}`)}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
