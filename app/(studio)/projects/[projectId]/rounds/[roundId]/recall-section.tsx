import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RecallRow } from '@/lib/round/recall';

/** How people did on samples whose answer is known, by type. */
export function RecallSection({ rows }: { rows: readonly RecallRow[] }) {
  const t = useTranslations('rounds');
  const y = useTranslations('typology');
  return (
    <Section title={t('recall.title')} description={t('recall.text')}>
      {rows.length === 0 ? (
        <p className="text-ink-3">{t('recall.none')}</p>
      ) : (
        <Table aria-label={t('recall.title')}>
          <TableHead>
            <TableRow>
              {(['person', 'type', 'found', 'noticed'] as const).map((column) => (
                <TableHeader key={column} numeric={column === 'found' || column === 'noticed'}>
                  {t(`column.${column}`)}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ userId, name, type, of, found, noticed }) => (
              <TableRow key={`${userId} ${type}`}>
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                  {name}
                </th>
                <TableCell>
                  {type === 'consistent' || type === 'inconsistent' ? t(`recall.${type}`) : y(`${type}.name`)}
                </TableCell>
                <TableCell numeric>{t('of', { part: found, whole: of })}</TableCell>
                <TableCell numeric>{t('of', { part: noticed, whole: of })}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}
