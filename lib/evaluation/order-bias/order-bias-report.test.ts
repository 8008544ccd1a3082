import { describe, expect, it } from 'vitest';
import { orderBiasReport } from './order-bias-report';
import { type OrderOutcome, orderOutcome } from './order-outcome';
import { readOption } from './read-option';

const times = (n: number, outcome: OrderOutcome) => new Array<OrderOutcome>(n).fill(outcome);

describe('orderOutcome', () => {
  it.each([
    ['A', 'B', 'pass'],
    ['A', 'A', 'bias_a'],
    ['B', 'B', 'bias_b'],
    ['B', 'A', 'wrong'],
    ['**A**', '(b)', 'pass'],
    ['答案：A。', '选项B', 'pass'],
    ['Summary A is wrong', 'B', 'unreadable'],
    ['A and B are equal', 'B', 'unreadable'],
  ])('replies %j, then %j: %s', (result, swapped, outcome) => {
    expect(orderOutcome(readOption(result), readOption(swapped))).toBe(outcome);
  });
});

describe('orderBiasReport', () => {
  it('ten rows, one unreadable: rates of all rows, consistency and accuracy of readable ones', () => {
    const report = orderBiasReport([
      ...times(5, 'pass'),
      ...times(2, 'bias_a'),
      ...times(1, 'bias_b'),
      ...times(1, 'wrong'),
      ...times(1, 'unreadable'),
    ]);
    expect(report.rows).toBe(10);
    // Wilson of 5 of 10: (10 + 3.8415 ± 1.96 √(3.8415 + 10)) / 27.683.
    expect(report.passRate!.value).toBe(0.5);
    expect(report.passRate!.low).toBeCloseTo(0.2366, 4);
    expect(report.passRate!.high).toBeCloseTo(0.7634, 4);
    expect(report.consistency).toBe(6 / 9);
    expect(report.bias).toMatchObject({ size: 0.1, towards: 'A' });
    expect(report.bias.signTest.exact).toBeCloseTo(1, 12);
    expect(report.accuracy).toEqual({ inOrder: 7 / 9, swapped: 6 / 9, mean: 13 / 18 });
  });

  it('more of the second place: the bias is towards B', () => {
    const report = orderBiasReport([...times(1, 'bias_a'), ...times(9, 'bias_b')]);
    expect(report.bias).toMatchObject({ size: 0.8, towards: 'B' });
    expect(report.bias.signTest.exact).toBeCloseTo(0.0215, 4);
  });

  it('nothing readable: the pass rate is 0, the figures of readable rows are undefined', () => {
    const report = orderBiasReport(times(3, 'unreadable'));
    expect(report.passRate!.value).toBe(0);
    expect(report).toMatchObject({
      consistency: null,
      accuracy: { inOrder: null, swapped: null, mean: null },
    });
    expect(report.bias).toMatchObject({ size: 0, towards: null });
  });

  it('no rows: no rate at all', () => {
    expect(orderBiasReport([])).toMatchObject({ passRate: null, consistency: null, bias: { size: null } });
  });
});
