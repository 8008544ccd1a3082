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
    ...{ width, height: 260, marginLeft: 44, marginBottom: 40, ariaLabel: title },
    style: { background: 'transparent', color: 'currentColor', fontSize: '12px', overflow: 'visible' },
    symbol: { domain: series, range: SYMBOLS.slice(0, series.length), legend: true },
    x: { type: 'point', domain: places, label: axis, tickRotate: places.length * 80 > width ? -30 : 0 },
    y: { domain: [lowest, 1], grid: true, label: null },
    marks: [
      plot.ruleY([0], { strokeOpacity: 0.4 }),
      plot.ruleX(
        points.filter(({ low }) => low !== null),
        { x: 'at', y1: 'low', y2: 'high', stroke: 'currentColor', strokeOpacity: 0.5, strokeWidth: 1.5 },
      ),
      ...series.map((name, index) =>
        plot.lineY(
          points.filter((point) => point.series === name),
          {
            x: 'at',
            y: 'value',
            stroke: 'currentColor',
            strokeOpacity: 0.6,
            strokeDasharray: index === 0 ? '' : '5 4',
          },
        ),
      ),
      plot.dot(points, { x: 'at', y: 'value', symbol: 'series', fill: 'currentColor', r: 4.5 }),
    ],
  });
}
