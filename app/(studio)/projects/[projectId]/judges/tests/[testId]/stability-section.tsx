import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { StabilityView } from '@/lib/evaluation/judge-test/view-schema';
import { EXPECTED, type Perturbation, PERTURBATIONS } from '@/lib/evaluation/stability/perturbations';
import { RateText } from '../rate-text';
import { RateBar } from './rate-bar';

interface Props {
  report: StabilityView;
  samples: number;
  /** How many samples a change could not be made to. */
  leftOut: Partial<Record<Perturbation, number>>;
}

const COLUMNS = ['perturbation', 'expected', 'flipRate', 'bar', 'undecided', 'leftOut'] as const;

/** How often each change flips the verdict: of what must hold the less the better, of planted errors the more. */
export function StabilitySection({ report, samples, leftOut }: Props) {
  const t = useTranslations('judgeTests');
  const rows = new Map(report.rows.map((row) => [row.perturbation, row]));
  return (
    <Section title={t('report')} description={t('stabilityText', { samples })}>
      <Table aria-label={t('report')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHeader key={column} numeric={column === 'undecided' || column === 'leftOut'}>
                {t(`stabilityColumn.${column}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {PERTURBATIONS.map((perturbation) => {
            const row = rows.get(perturbation);
            return (
              <TableRow key={perturbation}>
                <th scope="row" className="px-3 py-1.5 font-normal">
                  {t(`perturbation.${perturbation}`)}
                </th>
                <TableCell>{t(`expected.${EXPECTED[perturbation]}`)}</TableCell>
                <TableCell>
                  <RateText
                    rate={row?.flipRate ?? null}
                    count={row && row.compared > 0 ? { n: row.flips, of: row.compared } : undefined}
                  />
                </TableCell>
                <TableCell className="min-w-32">{row?.flipRate && <RateBar rate={row.flipRate} />}</TableCell>
                <TableCell numeric>{row?.undecided ?? 0}</TableCell>
                <TableCell numeric>{leftOut[perturbation] ?? 0}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Section>
  );
}
