import { useFormatter, useTranslations } from 'next-intl';
import { CsvButton } from '@/components/charts/csv-button';
import { Section } from '@/components/ui/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { judgeFamily } from '@/lib/evaluation/judge-safe';
import { MATRIX_FIGURES } from '@/lib/evaluation/statistics/confusion-matrix';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';
import { useFigureNames } from './use-figure-names';

const COLUMNS = ['safe', 'all', 'safeScore', 'answers'] as const;
type Column = (typeof COLUMNS)[number];
interface JudgeRow {
  name: string;
  figures: Record<Column, number | null>;
}

/** How much of the gold is safe for each judge, and what it scores with and without the rest. */
export function JudgeSafeSection({ statistics, name }: { statistics: GoldStatistics; name: string }) {
  const t = useTranslations('snapshots');
  const f = useTranslations('agreement.files');
  const format = useFormatter();
  const names = useFigureNames();
  const { judgeSafe = [], scores = [] } = statistics;
  if (judgeSafe.length === 0) return null;
  const safeOf = (family: string): number | null => {
    const found = judgeSafe.find((one) => one.family === family);
    return found ? found.consistent + found.inconsistent : null;
  };
  const scored = scores.map((judge): JudgeRow => {
    const { tp, fn, fp, tn } = judge.safe;
    return {
      name: names.judge(judge),
      figures: {
        safe: safeOf(judgeFamily(judge)),
        all: MATRIX_FIGURES.balancedAccuracy(judge.all),
        safeScore: MATRIX_FIGURES.balancedAccuracy(judge.safe),
        answers: tp + fn + fp + tn,
      },
    };
  });
  const shownAlone = judgeSafe.filter(({ family }) => !scores.some((judge) => judgeFamily(judge) === family));
  const rows = [
    ...scored,
    ...shownAlone.map(({ family }): JudgeRow => ({
      name: t('family', { family }),
      figures: { safe: safeOf(family), all: null, safeScore: null, answers: null },
    })),
  ];
  const text = (column: Column, value: number | null): string => {
    if (value === null) return '–';
    const counts = column === 'safe' || column === 'answers';
    return format.number(value, { maximumFractionDigits: counts ? 0 : 3 });
  };
  return (
    <Section
      title={t('judgeSafe')}
      description={t('judgeSafeText')}
      actions={
        <CsvButton
          name={`${name}-judge-safe`}
          rows={[
            [t('judge'), ...COLUMNS.map((column) => t(`safeColumn.${column}`))],
            ...rows.map((row) => [row.name, ...COLUMNS.map((column) => row.figures[column])]),
          ]}
        >
          {f('csv')}
        </CsvButton>
      }
    >
      <Table aria-label={t('judgeSafe')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('judge')}</TableHeader>
            {COLUMNS.map((column) => (
              <TableHeader key={column} numeric>
                {t(`safeColumn.${column}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              <TableCell className="wrap-anywhere">{row.name}</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} numeric>
                  {text(column, row.figures[column])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
