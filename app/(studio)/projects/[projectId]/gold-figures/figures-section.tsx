import { useFormatter, useTranslations } from 'next-intl';
import { type GroupFigures, segmentsPerAnswer } from '@/lib/snapshot/manifest-view-schema';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';
import { FigureTable } from './figure-table';
import { useFigureNames } from './use-figure-names';

const COLUMNS = [
  'samples',
  'answer',
  'reference',
  'segments',
  'consistent',
  'inconsistent',
  'open',
  'errorRate',
] as const;
type Column = (typeof COLUMNS)[number];

/** Figures of a group in the order of the columns; null where there is nothing to divide by. */
function figuresOf(of: GroupFigures): Record<Column, number | null> {
  const { samples, lengths, gold } = of;
  const decided = gold.consistent + gold.inconsistent;
  return {
    samples,
    answer: lengths.answer,
    reference: lengths.reference,
    segments: segmentsPerAnswer(of),
    ...gold,
    errorRate: decided === 0 ? null : gold.inconsistent / decided,
  };
}

/** What is in a snapshot, in all and by language, generator and origin: counts, lengths and how many answers are inconsistent. */
export function FiguresSection({ statistics, name }: { statistics: GoldStatistics; name: string }) {
  const t = useTranslations('snapshots');
  const format = useFormatter();
  const names = useFigureNames();
  const several = <Group,>(groups: readonly Group[]): readonly Group[] => (groups.length > 1 ? groups : []);
  const named = (kind: 'language' | 'generator' | 'origin', name: string): string =>
    t('groupOf', { kind: t(`groups.${kind}`), name });
  const rows = [
    { name: t('wholeSnapshot'), of: statistics as GroupFigures },
    ...several(statistics.languages).map((of) => ({ name: named('language', names.language(of.name)), of })),
    ...several(statistics.generators).map((of) => ({
      name: named('generator', names.generator(of.name)),
      of,
    })),
    ...several(statistics.origins).map((of) => ({ name: named('origin', names.origin(of.name)), of })),
  ].map(({ name: called, of }) => ({ name: called, figures: figuresOf(of) }));
  const text = (column: Column, value: number): string =>
    column === 'errorRate'
      ? format.number(value, { style: 'percent', maximumFractionDigits: 1 })
      : format.number(value, { maximumFractionDigits: column === 'segments' ? 2 : 0 });
  return (
    <FigureTable
      title={t('figures')}
      description={t('figuresText')}
      file={`${name}-figures`}
      corner={t('group')}
      columns={COLUMNS.map((key) => ({ key, name: t(`figure.${key}`) }))}
      rows={rows}
      text={text}
    />
  );
}
