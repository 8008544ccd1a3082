import { useFormatter, useTranslations } from 'next-intl';
import { MatrixFiles } from '@/components/charts/matrix-files';
import { MatrixTable } from '@/components/charts/matrix-table';
import { Section } from '@/components/ui/section';
import type { GroupFigures } from '@/lib/snapshot/manifest-view-schema';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { useFigureNames } from './use-figure-names';

/** How many answers hold an error of each type, in all and by generator, as shares of the inconsistent ones. */
export function TypesSection({ statistics, name }: { statistics: GoldStatistics; name: string }) {
  const t = useTranslations('snapshots');
  const y = useTranslations('typology');
  const format = useFormatter();
  const names = useFigureNames();
  const types = ERROR_TYPES.filter((type) => statistics.types[type] > 0);
  const groups: { called: string; of: GroupFigures }[] = [
    { called: t('wholeSnapshot'), of: statistics },
    ...(statistics.generators.length > 1
      ? statistics.generators.map((group) => ({ called: names.generator(group.name), of: group }))
      : []),
  ];
  if (types.length === 0) return null;
  const cells = groups.map(({ called, of }) => ({
    name: called,
    cells: types.map((type) => {
      const [n, all] = [of.types[type], of.gold.inconsistent];
      return { n, share: all === 0 ? 0 : n / all, all, row: called, column: y(`${type}.name`) };
    }),
  }));
  const label = (cell: { n: number; all: number; row: string; column: string }): string =>
    t('typeCell', { group: cell.row, type: cell.column, n: cell.n, of: cell.all });
  const shown = cells.map((row) => ({
    name: row.name,
    cells: row.cells.map((cell) => ({
      text: String(cell.n),
      share: cell.share,
      label: `${label(cell)} (${format.number(cell.share, { style: 'percent' })})`,
    })),
  }));
  const columns = types.map((type) => y(`${type}.name`));
  return (
    <Section
      title={t('types')}
      description={t('typesText')}
      actions={
        <MatrixFiles
          name={`${name}-types`}
          data={{
            title: t('types'),
            rowAxis: t('group'),
            columnAxis: t('type'),
            rows: groups.map(({ called }) => called),
            columns,
            cells: cells.flatMap((row) =>
              row.cells.map(({ row: of, column, n, share }) => ({ row: of, column, text: String(n), share })),
            ),
          }}
        />
      }
    >
      <MatrixTable label={t('types')} corner={t('group')} columns={columns} rows={shown} />
    </Section>
  );
}
