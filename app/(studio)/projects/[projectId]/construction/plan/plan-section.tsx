import { useFormatter, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cellKey } from '@/lib/construction/plan/plan';
import type { CompositionPlanView } from '@/lib/construction/plan/view-schema';
import { MissingLinks } from './missing-links';
import { PlanForm } from './plan-form';
import { useCellText } from './use-cell-text';

interface Props {
  projectId: string;
  plan: CompositionPlanView;
  generators: readonly string[];
  /** Whether there is a model to ask. */
  ready: boolean;
}

const COLUMNS = ['type', 'language', 'generator', 'length'] as const;
const COUNTS = ['wanted', 'accepted', 'inWork', 'missing'] as const;

/** What the samples are to be made up of, what there is of it, and the ways to make the rest. */
export function PlanSection({ projectId, plan: { rows, leastAccepted }, generators, ready }: Props) {
  const t = useTranslations('construction.plan');
  const text = useCellText();
  const format = useFormatter();
  return (
    <Section title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-4">
        {rows.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <Table aria-label={t('title')}>
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableHeader key={column}>{t(column)}</TableHeader>
                ))}
                {COUNTS.map((column) => (
                  <TableHeader key={column} numeric>
                    {t(column)}
                  </TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={cellKey(row)}>
                  {COLUMNS.map((column) => (
                    <TableCell key={column} className="whitespace-nowrap">
                      {text[column](row)}
                    </TableCell>
                  ))}
                  {COUNTS.map((column) => (
                    <TableCell key={column} numeric className={column === 'missing' ? 'font-medium' : ''}>
                      {format.number(row[column])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {rows.length > 0 && <MissingLinks projectId={projectId} rows={rows} ready={ready} />}
        <PlanForm
          key={JSON.stringify([leastAccepted, rows.map((row) => [cellKey(row), row.wanted])])}
          projectId={projectId}
          rows={rows}
          leastAccepted={leastAccepted}
          generators={generators}
        />
      </div>
    </Section>
  );
}
