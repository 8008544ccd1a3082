import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { sharesLine } from '@/lib/exchange/parse/shares-line';
import type { Inspection } from '@/lib/exchange/import/view';
import { FaultText } from './fault-text';

/**
 * The first rows as the file has them: what a person needs to see to tell what its columns mean. A row that cannot be read says why; an
 * answer without a column is no fault of its row.
 */
export function SourceRows({ inspection: { settings, preview } }: { inspection: Inspection }) {
  const t = useTranslations('import');
  const columns = settings.columns.slice(0, preview[0]?.cells.length ?? settings.columns.length);
  const sharesLines = preview.some(({ position, line }) => sharesLine(line, position));
  return (
    <Section title={t('source')} description={columns.length > 0 && t('sourceText')}>
      <Table aria-label={t('source')}>
        <TableHead>
          <TableRow>
            <TableHeader className="w-16">{t(sharesLines ? 'record' : 'line')}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column}>
                <span className="block max-w-60 truncate">{column}</span>
              </TableHeader>
            ))}
            {columns.length === 0 && <TableHeader>{t('why')}</TableHeader>}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.map(({ line, position, cells, reason, column, detail }, row) => (
            <TableRow key={row}>
              <TableCell className="num align-top">{sharesLines ? position : line}</TableCell>
              {reason !== null && (reason !== 'answer_empty' || columns.length === 0) ? (
                <TableCell colSpan={Math.max(1, columns.length)} className="text-needs">
                  {t('willBeRejected')} <FaultText {...{ reason, column, detail }} />
                </TableCell>
              ) : (
                columns.map((name, at) => (
                  <TableCell key={name} className="align-top">
                    <span className="line-clamp-2 max-w-60 min-w-24 break-words">{cells[at]}</span>
                  </TableCell>
                ))
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
