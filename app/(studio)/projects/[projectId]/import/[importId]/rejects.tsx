import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { buttonStyle } from '@/components/ui/button-style';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { sharesLine } from '@/lib/exchange/parse/shares-line';
import type { Reject } from '@/lib/exchange/server/import/list-rejects';
import type { ImportView } from '@/lib/exchange/import/view';
import { FaultText } from './fault-text';

/** The first rejected rows by line, column and reason, and by their number where several stand in a line; all of them are a file away. */
export function Rejects({ row, rejects }: { row: ImportView; rejects: readonly Reject[] }) {
  const t = useTranslations('import');
  const sharesLines = rejects.some(({ position, line }) => sharesLine(line, position));
  return (
    <Section
      title={t('rejects')}
      description={rejects.length < row.rejected && t('firstRejects', { count: rejects.length })}
      actions={
        // A file, so the browser fetches it and not the router.
        <a href={`/api/v1/imports/${row.id}/rejects`} download className={buttonStyle({})}>
          {t('download')}
        </a>
      }
    >
      <Table aria-label={t('rejects')} className="min-w-160">
        <TableHead>
          <TableRow>
            <TableHeader className="w-16">{t('line')}</TableHeader>
            {sharesLines && <TableHeader className="w-16">{t('record')}</TableHeader>}
            <TableHeader className="w-96">{t('why')}</TableHeader>
            <TableHeader>{t('rowText')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rejects.map(({ position, line, faults, excerpt }) => (
            <TableRow key={position}>
              <TableCell className="num align-top">{line}</TableCell>
              {sharesLines && <TableCell className="num align-top">{position}</TableCell>}
              <TableCell className="align-top">
                <ul className="flex flex-col gap-1">
                  {faults.map((fault, index) => (
                    <li key={index} className="break-words">
                      <FaultText {...fault} />
                    </li>
                  ))}
                </ul>
              </TableCell>
              <TableCell className="align-top">
                <span className="line-clamp-2 break-all text-ink-2">{excerpt}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
