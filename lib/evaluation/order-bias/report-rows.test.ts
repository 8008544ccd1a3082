import { expect, it } from 'vitest';
import type { OrderOutcome } from './order-outcome';
import { reportRows } from './report-rows';

const rows = (category: string, ...outcomes: OrderOutcome[]) =>
  outcomes.map((outcome) => ({ category, outcome }));

it('has a line for each category with LangTest’s columns; unreadable rows fail', () => {
  const report = reportRows(
    [...rows('numbers', 'pass', 'unreadable'), ...rows('names', 'pass', 'pass', 'bias_a', 'wrong')],
    0.5,
  );
  // Wilson of 1 of 2: (2 + 3.8415 ± 1.96 √(3.8415 + 2)) / 11.683.
  expect(report).toMatchObject([
    { category: 'numbers', testType: 'order_bias', failCount: 1, passCount: 1, minimumPassRate: 0.5 },
    { category: 'names', failCount: 2, passCount: 2, passRate: { value: 0.5 }, pass: true },
  ]);
  expect(report[0]!.passRate!.low).toBeCloseTo(0.0945, 4);
  expect(report[0]!.passRate!.high).toBeCloseTo(0.9055, 4);
});

it('compares the rate unrounded: 16 of 23 are 69.6 %, which is no pass of 70 %', () => {
  const pass = new Array<OrderOutcome>(16).fill('pass');
  const fails = new Array<OrderOutcome>(7).fill('bias_b');
  expect(reportRows(rows('all', ...pass, ...fails), 0.7)).toMatchObject([{ pass: false }]);
  expect(reportRows(rows('all', ...pass, ...fails), 16 / 23)).toMatchObject([{ pass: true }]);
});
