import { useFormatter, useTranslations } from 'next-intl';
import { judgeFamily } from '@/lib/evaluation/judge-safe';
import { MATRIX_FIGURES } from '@/lib/evaluation/statistics/confusion-matrix';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';
import { FigureTable } from './figure-table';
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
  const format = useFormatter();
  const names = useFigureNames();
  const { judgeSafe = [], scores = [] } = statistics;
  if (judgeSafe.length === 0) return null;
  const safeOf = (family: string): number | null => {
    const found = judgeSafe.find((one) => one.family === family);
    return found ? found.consistent + found.inconsistent : null;
  };
  const called = names.judges(scores);
  const scored = scores.map((judge, at): JudgeRow => {
    const { tp, fn, fp, tn } = judge.safe;
    return {
      name: called[at]!,
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
  const text = (column: Column, value: number): string => {
    const counts = column === 'safe' || column === 'answers';
    return format.number(value, { maximumFractionDigits: counts ? 0 : 3 });
  };
  return (
    <FigureTable
      title={t('judgeSafe')}
      description={t('judgeSafeText')}
      file={`${name}-judge-safe`}
      corner={t('judge')}
      columns={COLUMNS.map((key) => ({ key, name: t(`safeColumn.${key}`) }))}
      rows={rows}
      text={text}
    />
  );
}
