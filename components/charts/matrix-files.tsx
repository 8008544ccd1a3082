'use client';

import { ChartFiles } from './chart-files';
import { drawMatrix, type MatrixData } from './matrix-plot';
import { loadPlot } from './plot';

/** A matrix as a picture or as its numbers; the picture is drawn when it is asked for. */
export function MatrixFiles({ name, data }: { name: string; data: MatrixData }) {
  const { rows, columns, cells } = data;
  const textOf = new Map(cells.map(({ row, column, text }) => [`${row}\n${column}`, text]));
  return (
    <ChartFiles
      name={name}
      rows={[
        [`${data.rowAxis} / ${data.columnAxis}`, ...columns],
        ...rows.map((row) => [row, ...columns.map((column) => textOf.get(`${row}\n${column}`) ?? null)]),
      ]}
      draw={async () => drawMatrix(await loadPlot(), data)}
    />
  );
}
