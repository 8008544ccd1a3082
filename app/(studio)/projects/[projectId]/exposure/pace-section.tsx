import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { ARMS } from '@/lib/annotation/exposure/arm';
import type { PaceRow, SegmentPace } from '@/lib/annotation/figures/pace';
import { FEW } from '@/lib/annotation/exposure/exposure-report';

/** How long a segment takes, by person and by what they saw of the judge. */
export function PaceSection({ rows }: { rows: readonly PaceRow[] }) {
  const t = useTranslations('exposure.page.pace');
  const a = useTranslations('exposure.arms');
  return (
    <Section title={t('title')} description={t('text')}>
      <Table aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableHeader className="relative">
              <span className="sr-only">{t('who')}</span>
            </TableHeader>
            {ARMS.map((arm) => (
              <TableHeader key={arm}>{a(`${arm}.name`)}</TableHeader>
            ))}
            <TableHeader>{t('together')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                {row.name}
              </th>
              {ARMS.map((arm) => (
                <TableCell key={arm}>
                  <PaceText pace={row.arms[arm]} />
                </TableCell>
              ))}
              <TableCell>
                <PaceText pace={row.together} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-3 max-w-[72ch] text-sm text-ink-3">{t('definition')}</p>
    </Section>
  );
}

/** The median, its quartiles where there are enough annotations for them, and how many there are; a dash where none is. */
function PaceText({ pace }: { pace: SegmentPace | null }) {
  const t = useTranslations('exposure.page.pace');
  if (!pace)
    return (
      <span className="relative text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('none')}</span>
      </span>
    );
  const { lowerMs, medianMs, upperMs, annotations } = pace;
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      <span>
        <span className="font-medium">{t('seconds', { seconds: medianMs / 1000 })}</span>{' '}
        {annotations >= FEW && (
          <span className="text-ink-2">
            {t('quartiles', { lower: lowerMs / 1000, upper: upperMs / 1000 })}
          </span>
        )}
      </span>
      <span className="text-xs text-ink-3">{t('count', { count: annotations })}</span>
    </span>
  );
}
