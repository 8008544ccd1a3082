import type { ShownPair } from './pair';
import { orderBiasReport, type OrderBiasReport } from './order-bias-report';
import { type ReportRow, reportRows } from './report-rows';

/**
 * All that is said of a test: a line for each category, the figures over all, whether the judge passes, and how many replies
 * embeddings have read.
 */
export function reportOf(
  pairs: readonly Pick<ShownPair, 'category' | 'outcome' | 'replies'>[],
  minimumPassRate: number,
): { rows: ReportRow[]; pass: boolean; overall: OrderBiasReport; readByEmbedding: number } {
  const overall = orderBiasReport(pairs.map(({ outcome }) => outcome));
  const pass = overall.passRate !== null && overall.passRate.value >= minimumPassRate;
  const replies = pairs.flatMap(({ replies: { inOrder, swapped } }) => [inOrder, swapped]);
  const readByEmbedding = replies.filter(({ readBy }) => readBy === 'embedding').length;
  return { rows: reportRows(pairs, minimumPassRate), pass, overall, readByEmbedding };
}
