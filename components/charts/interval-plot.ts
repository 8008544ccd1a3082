import { type Plot } from './plot';

export interface IntervalPoint {
  /** Place on the x axis: a week, a round. */
  at: string;
  series: string;
  value: number;
  low: number | null;
  high: number | null;
}

export interface IntervalData {
  title: string;
  axis: string;
  points: readonly IntervalPoint[];
}

const SYMBOLS = ['circle', 'square', 'triangle', 'diamond'] as const;

/** Values with their intervals along an axis; series differ by symbol, line and name, not by colour alone. */
export function drawIntervals(plot: Plot, { title, axis, points }: IntervalData, width: number) {
  const series = [...new Set(points.map((point) => point.series))];
  const places = [...new Set(points.map(({ at }) => at))];
  const lowest = Math.min(0, ...points.map(({ value, low }) => low ?? value));
  return plot.plot({
    width,
    height: 284,
    marginTop: 44,
    marginLeft: 44,
    marginBottom: 40,
    ariaLabel: title,
    style: { background: 'transparent', color: 'currentColor', fontSize: '12px', overflow: 'visible' },
    x: { type: 'point', domain: places, label: axis, tickRotate: places.length * 80 > width ? -30 : 0 },
    y: { domain: [lowest, 1], grid: true, label: null },
    marks: [
      plot.ruleY([0], { strokeOpacity: 0.4 }),
      ...legend(plot, series),
      ...series.flatMap((name, index) => {
        const own = points.filter((point) => point.series === name);
        // Side by side, so that intervals do not cover each other.
        const dx = (index - (series.length - 1) / 2) * 10;
        const stroke = { stroke: 'currentColor', strokeOpacity: 0.55, dx };
        return [
          plot.ruleX(
            own.filter(({ low }) => low !== null),
            { ...stroke, x: 'at', y1: 'low', y2: 'high', strokeWidth: 1.5 },
          ),
          plot.lineY(own, { ...stroke, x: 'at', y: 'value', strokeDasharray: index === 0 ? '' : '5 4' }),
          plot.dot(own, { x: 'at', y: 'value', symbol: symbolOf(index), fill: 'currentColor', r: 4.5, dx }),
        ];
      }),
    ],
  });
}

const symbolOf = (index: number) => SYMBOLS[index % SYMBOLS.length]!;

/** Which symbol is which series, drawn into the picture, so that a file of it explains itself too. */
function legend(plot: Plot, series: readonly string[]) {
  const at = { frameAnchor: 'top-left' as const, dy: -30 };
  let dx = 6;
  return series.flatMap((name, index) => {
    const marks = [
      plot.dot([name], { ...at, dx, symbol: symbolOf(index), fill: 'currentColor', r: 4.5 }),
      plot.text([name], { ...at, dx: dx + 10, text: () => name, textAnchor: 'start', lineAnchor: 'middle' }),
    ];
    dx += 34 + widthOf(name);
    return marks;
  });
}

/** About how wide a name stands, in pixels: a Chinese character takes the room of two Latin ones. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0);
