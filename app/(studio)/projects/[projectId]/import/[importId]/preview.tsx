import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { sharesLine } from '@/lib/exchange/parse/shares-line';
import type { PreviewAnnotation, PreviewRow } from '@/lib/exchange/import/view';
import { FaultText } from './fault-text';

const COLUMNS = ['id', 'question', 'reference', 'answer', 'language', 'label'] as const;
/** Of columns that are as wide as what they hold; the others share the rest. */
const WIDTHS: Partial<Record<string, string>> = { language: 'w-24', label: 'w-24', annotations: 'w-72' };

/** The first rows as they will be; a row that will be rejected says why. */
export function Preview({ rows, annotated }: { rows: readonly PreviewRow[]; annotated: boolean }) {
  const t = useTranslations('import');
  const columns = annotated ? ([...COLUMNS, 'annotations'] as const) : COLUMNS;
  const verdict = useTranslations('verdicts');
  const sharesLines = rows.some(({ position, line }) => sharesLine(line, position));
  return (
    <Section title={t('preview')}>
      <Table aria-label={t('preview')} className={cx('table-fixed', annotated ? 'min-w-270' : 'min-w-200')}>
        <TableHead>
          <TableRow>
            <TableHeader className="w-16">{t(sharesLines ? 'record' : 'line')}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column} className={WIDTHS[column]}>
                {column === 'annotations' ? t('annotations') : t(`field.${column}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ line, position, sample, reason, column, detail }, row) => (
            <TableRow key={row}>
              <TableCell className="num">{sharesLines ? position : line}</TableCell>
              {sample ? (
                columns.map((name) => (
                  <TableCell key={name}>
                    {name === 'annotations' ? (
                      <Annotations annotations={sample.annotations ?? []} />
                    ) : (
                      <span className="line-clamp-2 break-words">
                        {name === 'label' ? sample.label && verdict(sample.label) : sample[name]}
                      </span>
                    )}
                  </TableCell>
                ))
              ) : (
                <TableCell colSpan={columns.length} className="text-needs">
                  {t('willBeRejected')} {reason && <FaultText {...{ column, reason, detail }} />}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const SHOWN = 2;

/** Whose labels come with a sample, and how many segments they call inconsistent: a line each, so that no row grows tall. */
function Annotations({ annotations }: { annotations: readonly PreviewAnnotation[] }) {
  const t = useTranslations('import');
  return (
    <ul className="num">
      {annotations.slice(0, SHOWN).map(({ draft, ...annotation }, at) => {
        const said = t(draft ? 'draftOf' : 'annotationsOf', { ...annotation });
        return (
          <li key={at} title={said} className="truncate">
            {said}
          </li>
        );
      })}
      {annotations.length > SHOWN && <li>{t('andMore', { n: annotations.length - SHOWN })}</li>}
    </ul>
  );
}
