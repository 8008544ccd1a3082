import { useFormatter, useTranslations } from 'next-intl';
import { IntervalChart } from '@/components/charts/interval-chart';
import type { IntervalPoint } from '@/components/charts/interval-plot';
import { MatrixFiles } from '@/components/charts/matrix-files';
import { MatrixTable } from '@/components/charts/matrix-table';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import type { TableNames } from '@/lib/evaluation/board/board-files';
import type { BoardShape } from '@/lib/evaluation/board/board-shapes';
import type { BoardTable } from '@/lib/evaluation/board/board-table';

/** Shapes that are drawn as shaded shares, judge by column. */
const SHADED: readonly BoardShape[] = ['types', 'categories', 'generators', 'recipes'];
const WHOLE = { style: 'percent', maximumFractionDigits: 0 } as const;

export const hasChart = (shape: BoardShape): boolean => shape === 'figures' || SHADED.includes(shape);

interface Props {
  name: string;
  table: BoardTable;
  names: TableNames;
  shape: BoardShape;
}

/** A table of the board as a picture: figures with their intervals, or shares by shade. */
export function BoardChart({ name, table, names, shape }: Props) {
  return SHADED.includes(shape) ? (
    <SharesChart name={name} table={table} names={names} />
  ) : (
    <FiguresChart name={name} table={table} names={names} />
  );
}

/** Balanced accuracy and kappa. */
function FiguresChart({ name, table: { columns, rows }, names }: Omit<Props, 'shape'>) {
  const t = useTranslations('judges.chart');
  const shown = ['balancedAccuracy', 'kappa'].map((key) => columns.indexOf(key));
  const points = rows.flatMap(({ judge, cells }) =>
    shown.flatMap((at): IntervalPoint[] => {
      const cell = cells[at];
      if (cell?.kind !== 'measured' || cell.value === null) return [];
      const bounds = isInterval(cell.interval) ? cell.interval : { low: null, high: null };
      return [
        {
          at: names.judge(judge),
          series: names.column(columns[at]!),
          value: cell.value,
          low: bounds.low,
          high: bounds.high,
        },
      ];
    }),
  );
  return (
    <IntervalChart
      title={t('title')}
      axis={names.corner}
      name={name}
      points={points}
      heads={[names.corner, t('figure'), t('value'), t('low'), t('high')]}
    />
  );
}

function SharesChart({ name, table: { columns, rows }, names }: Omit<Props, 'shape'>) {
  const t = useTranslations('judges');
  const format = useFormatter();
  const shares = columns.flatMap((key, at) =>
    rows.some(({ cells }) => cells[at]?.kind === 'share') ? [{ key, at, title: names.column(key) }] : [],
  );
  const lines = rows.map(({ judge, cells }) => ({
    name: names.judge(judge),
    cells: shares.map(({ at, title }) => {
      const cell = cells[at];
      if (cell?.kind !== 'share') return null;
      const text = format.number(cell.n / cell.of, WHOLE);
      const label = `${names.judge(judge)}, ${title}`;
      return {
        text,
        share: cell.n / cell.of,
        label: t('cell', { label, text, counts: t('counts', { n: cell.n, of: cell.of }) }),
      };
    }),
  }));
  const titles = shares.map(({ title }) => title);
  return (
    <div className="flex flex-col items-end gap-1">
      <div className="w-full">
        <MatrixTable label={t('chart.shares')} corner={names.corner} columns={titles} rows={lines} />
      </div>
      <MatrixFiles
        name={name}
        data={{
          title: t('chart.shares'),
          rowAxis: names.corner,
          columnAxis: t('chart.column'),
          rows: lines.map((line) => line.name),
          columns: titles,
          cells: lines.flatMap((line) =>
            line.cells.flatMap((cell, at) =>
              cell ? [{ row: line.name, column: titles[at]!, text: cell.text, share: cell.share }] : [],
            ),
          ),
        }}
      />
    </div>
  );
}
