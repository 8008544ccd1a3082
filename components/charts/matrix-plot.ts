import { type Plot } from './plot';

export interface MatrixData {
  title: string;
  rowAxis: string;
  columnAxis: string;
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly { row: string; column: string; text: string; share: number }[];
}

/** The same matrix as a picture of its own, for papers and slides: dark on white, whatever the theme. */
export function drawMatrix(plot: Plot, { title, rowAxis, columnAxis, rows, columns, cells }: MatrixData) {
  const widest = Math.max(...rows.map(widthOf), 4);
  return plot.plot({
    ariaLabel: title,
    width: 60 + widest * 7 + columns.length * 76,
    height: 110 + rows.length * 36,
    marginLeft: 30 + widest * 7,
    marginTop: 70,
    marginRight: 20,
    style: { background: 'white', color: '#1a1d24', fontFamily: 'sans-serif', fontSize: '12px' },
    x: {
      domain: [...columns],
      label: columnAxis,
      axis: 'top',
      tickSize: 0,
      tickRotate: columns.length > 6 ? -20 : 0,
    },
    y: { domain: [...rows], label: rowAxis, tickSize: 0 },
    marks: [
      plot.cell(cells, {
        x: 'column',
        y: 'row',
        fill: '#3458b8',
        fillOpacity: (cell) => cell.share * 0.45,
        inset: 0.5,
      }),
      plot.text(cells, { x: 'column', y: 'row', text: 'text', fill: '#1a1d24' }),
    ],
  });
}

/** In Latin letters; a Chinese character is two wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
