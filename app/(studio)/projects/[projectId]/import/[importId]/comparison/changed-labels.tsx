import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { sharesLine } from '@/lib/exchange/parse/shares-line';
import type { ComparedLabel, LabelChange } from '@/lib/exchange/comparison/view';
import { useFieldNames } from './use-field-names';

/** So many are on the screen; the file to download has more. */
const SHOWN = 50;
const COLUMNS = ['sample', 'by', 'segment', 'fields', 'was', 'is'] as const;

/** Labels that the file has otherwise than the project, each as it is and as the file has it. */
export function ChangedLabels({ changes, total }: { changes: readonly LabelChange[]; total: number }) {
  const t = useTranslations('importComparison.changes');
  const names = useFieldNames();
  const shown = changes.slice(0, SHOWN);
  const sharesLines = shown.some(({ line, record }) => sharesLine(line, record));
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{t('title', { count: total })}</h3>
      {shown.length < total && <p className="text-sm text-ink-2">{t('first', { count: shown.length })}</p>}
      <Table aria-label={t('table')} className="min-w-200">
        <TableHead>
          <TableRow>
            <TableHeader>{t(sharesLines ? 'record' : 'line')}</TableHeader>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{t(column)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ line, record, sample, by, segment, fields, was, is }, at) => (
            <TableRow key={at}>
              <TableCell className="num align-top">{sharesLines ? record : line}</TableCell>
              <TableCell className="align-top break-all">{sample}</TableCell>
              <TableCell className="align-top break-words">{by}</TableCell>
              <TableCell className="align-top">
                <span className="line-clamp-3 break-words">{segment ?? t('whole')}</span>
              </TableCell>
              <TableCell className="align-top">{names(fields)}</TableCell>
              {[was, is].map((label, side) => (
                <TableCell key={side} className="align-top">
                  {segment !== null && <Label label={label} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Label({ label }: { label: ComparedLabel | null }) {
  const t = useTranslations('importComparison.changes');
  const v = useTranslations('verdicts');
  if (label === null) return t('noSegment');
  const { fact, logic, errorType, evidence, note } = label;
  if (fact === null || logic === null) return v('not_judged');
  return (
    <ul className="flex flex-col gap-0.5 break-words">
      <li>{t('stages', { fact: v(fact), logic: v(logic) })}</li>
      {errorType !== null && <li>{errorType}</li>}
      {evidence.map(({ relation, text }, at) => (
        <li key={at} className="line-clamp-2 text-ink-2">
          {t(`relation.${relation}`, { text })}
        </li>
      ))}
      {note !== '' && <li className="line-clamp-2 text-ink-2">{t('note', { note })}</li>}
    </ul>
  );
}
