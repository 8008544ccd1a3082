import type { ShownPair } from './pair';
import { orderBiasReport, type OrderBiasReport } from './order-bias-report';
import { type ReportRow, reportRows } from './report-rows';

/** All that is said of a test: a line for each category, the figures over all, and whether the judge passes. */
export function reportOf(
  pairs: readonly Pick<ShownPair, 'category' | 'outcome'>[],
  minimumPassRate: number,
): { rows: ReportRow[]; pass: boolean; overall: OrderBiasReport } {
  const overall = orderBiasReport(pairs.map(({ outcome }) => outcome));
  const pass = overall.passRate !== null && overall.passRate.value >= minimumPassRate;
  return { rows: reportRows(pairs, minimumPassRate), pass, overall };
}
