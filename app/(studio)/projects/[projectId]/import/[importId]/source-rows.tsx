import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Inspection } from '@/lib/exchange/import/view';

/** The first rows as the file has them: what a person needs to see to tell what its columns mean. */
export function SourceRows({ inspection: { settings, preview } }: { inspection: Inspection }) {
  const t = useTranslations('import');
  const columns = settings.columns.slice(0, preview[0]?.cells.length ?? settings.columns.length);
  return (
    <Section title={t('source')} description={t('sourceText')}>
      <Table aria-label={t('source')}>
        <TableHead>
          <TableRow>
            <TableHeader className="w-14">{t('line')}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column}>
                <span className="block max-w-60 truncate">{column}</span>
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.map(({ line, cells }) => (
            <TableRow key={line}>
              <TableCell className="num align-top">{line}</TableCell>
              {columns.map((column, at) => (
                <TableCell key={column} className="align-top">
                  <span className="line-clamp-2 max-w-60 min-w-24 break-words">{cells[at]}</span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
