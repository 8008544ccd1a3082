import { useFormatter, useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ImportComparison } from '@/lib/exchange/comparison/view';

const COUNTS = ['new', 'same', 'changed', 'refused'] as const;

/** Annotations of the file by whose they are. */
export function JudgeTable({ judges }: Pick<ImportComparison, 'judges'>) {
  const t = useTranslations('importComparison.judges');
  const format = useFormatter();
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('by')}</TableHeader>
          {COUNTS.map((count) => (
            <TableHeader key={count}>{t(count)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {judges.map((judge) => (
          <TableRow key={judge.by}>
            <TableCell className="break-words">{judge.by}</TableCell>
            {COUNTS.map((count) => (
              <TableCell key={count} className="num">
                {format.number(judge[count])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
