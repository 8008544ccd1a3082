import type { JudgeDetail } from '@/lib/evaluation/board/view-schema';

type Point = NonNullable<NonNullable<JudgeDetail['calibration']>['curve']>[number];

/** Side of the drawing without its margin, in its own units. */
const SIDE = 200;
const MARGIN = 24;

/** Observed rate of inconsistent answers over predicted probability, with Wilson's intervals; on the diagonal a probability means what it says. */
export function ReliabilityCurve({ points, label }: { points: readonly Point[]; label: string }) {
  const x = (value: number): number => MARGIN + SIDE * value;
  const y = (value: number): number => MARGIN / 2 + SIDE * (1 - value);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIDE + 1.5 * MARGIN} ${SIDE + 1.5 * MARGIN}`}
      className="mt-1 w-full max-w-80 text-ink-2"
      fontSize="9"
      fill="currentColor"
      stroke="currentColor"
    >
      <rect x={x(0)} y={y(1)} width={SIDE} height={SIDE} fill="none" strokeOpacity="0.3" />
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} strokeOpacity="0.5" strokeDasharray="4 4" />
      {[0, 0.5, 1].map((tick) => (
        <g key={tick} stroke="none">
          <text x={x(tick)} y={y(0) + 12} textAnchor="middle">
            {tick}
          </text>
          <text x={x(0) - 5} y={y(tick) + 3} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ mean, rate }) => `${x(mean)},${y(rate.value)}`).join(' ')}
        fill="none"
      />
      {points.map(({ mean, rate }) => (
        <g key={mean}>
          <line x1={x(mean)} x2={x(mean)} y1={y(rate.low)} y2={y(rate.high)} strokeOpacity="0.6" />
          <circle cx={x(mean)} cy={y(rate.value)} r="3" stroke="none" />
        </g>
      ))}
    </svg>
  );
}
