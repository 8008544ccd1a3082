import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PreviewAnnotation, PreviewRow } from '@/lib/exchange/import/view';
import { FaultText } from './fault-text';

const COLUMNS = ['id', 'question', 'reference', 'answer', 'language', 'label'] as const;
const NARROW = new Set<string>(['language', 'label']);

/** The first rows as they will be; a row that will be rejected says why. */
export function Preview({ rows, annotated }: { rows: readonly PreviewRow[]; annotated: boolean }) {
  const t = useTranslations('import');
  const columns = annotated ? ([...COLUMNS, 'annotations'] as const) : COLUMNS;
  const verdict = useTranslations('verdicts');
  return (
    <Section title={t('preview')}>
      <Table aria-label={t('preview')} className="min-w-200 table-fixed">
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
          {rows.map(({ line, sample, reason, column, detail }, row) => (
            <TableRow key={row}>
              <TableCell className="num">{line}</TableCell>
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

const SHOWN = 4;

/** Whose labels come with a sample, and how many segments they call inconsistent. */
function Annotations({ annotations }: { annotations: readonly PreviewAnnotation[] }) {
  const t = useTranslations('import');
  return (
    <ul className="num flex flex-col gap-1 break-words">
      {annotations.slice(0, SHOWN).map(({ draft, ...annotation }, at) => (
        <li key={at}>{t(draft ? 'draftOf' : 'annotationsOf', { ...annotation })}</li>
      ))}
      {annotations.length > SHOWN && <li>…</li>}
    </ul>
  );
}
