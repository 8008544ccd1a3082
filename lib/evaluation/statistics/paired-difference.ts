import { percentiles, RESAMPLES, RESAMPLING_SEED } from '@/lib/agreement/statistics/bootstrap';
import type { ConfidenceInterval } from '@/lib/agreement/statistics/confidence-interval';
import { resampledSums } from '@/lib/agreement/statistics/resampled-sums';
import type { Figure } from './confusion-matrix';

/** What differences of one cluster add up to: answers to one question, or one answer. */
interface ClusterSum {
  n: number;
  difference: number;
}

export interface PairedDifference {
  value: number;
  /** Null with fewer than two clusters. */
  standardError: Figure;
  interval: ConfidenceInterval;
  /** P(d* ≤ 0): the share of resamples in which the first judge is no better. */
  atMostZero: number;
}

/**
 * The mean difference of two judges on the same answers, per cluster of answers (right₁ − right₂ each: −1, 0 or 1), with
 * its cluster bootstrap. Null without answers.
 */
export function pairedDifference(
  clusters: readonly (readonly number[])[],
  { resamples = RESAMPLES, seed = RESAMPLING_SEED }: { resamples?: number; seed?: number } = {},
): PairedDifference | null {
  const sums = clusters
    .filter((own) => own.length > 0)
    .map((own): ClusterSum => ({ n: own.length, difference: own.reduce((sum, d) => sum + d, 0) }));
  if (sums.length === 0) return null;
  const values = Float64Array.from(sums.flatMap(({ n, difference }) => [n, difference]));
  const drawn = new Float64Array(resamples);
  let turn = 0;
  for (const rows of resampledSums({ answers: sums.length, width: 2, values }, { resamples, seed }))
    for (const row of rows) drawn[turn++] = row[1]! / row[0]!;
  const atMostZero = drawn.reduce((count, d) => count + (d <= 0 ? 1 : 0), 0) / resamples;
  return { ...meanOf(sums), interval: percentiles(drawn, resamples), atMostZero };
}

/** The mean and its cluster standard error √(G/(G−1) · Σ(D_c − n_c·d)²) / n (Liang & Zeger 1986). */
function meanOf(sums: readonly ClusterSum[]): { value: number; standardError: Figure } {
  const n = sums.reduce((all, cluster) => all + cluster.n, 0);
  const value = sums.reduce((all, { difference }) => all + difference, 0) / n;
  if (sums.length < 2) return { value, standardError: null };
  const squares = sums.reduce((all, cluster) => all + (cluster.difference - cluster.n * value) ** 2, 0);
  return { value, standardError: Math.sqrt((sums.length / (sums.length - 1)) * squares) / n };
}
