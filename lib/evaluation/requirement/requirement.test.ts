import { describe, expect, it } from 'vitest';
import type { BoardFigures } from '../board/view-schema';
import { unmetReasons, measuredAccuracy } from './requirement';

const shown = { balancedAccuracy: { value: 0.8, answers: 60, blind: true }, passRate: { n: 7, of: 10 } };

describe('unmetReasons', () => {
  it.each([
    [{ balancedAccuracy: null, passRate: null }, []],
    [{ balancedAccuracy: 0.8, passRate: 0.7 }, []],
    [{ balancedAccuracy: 0.801, passRate: 0.701 }, ['low_balanced_accuracy', 'low_pass_rate']],
  ])('asked for %j: lacks %j', (requirement, unmet) => {
    expect(unmetReasons(requirement, shown)).toEqual(unmet);
  });

  it('what was not measured or not tested is lacking only where it is asked for', () => {
    const nothing = { balancedAccuracy: null, passRate: { n: 0, of: 0 } };
    expect(unmetReasons({ balancedAccuracy: 0.5, passRate: 0 }, nothing)).toEqual([
      'not_measured',
      'not_tested',
    ]);
    expect(unmetReasons({ balancedAccuracy: null, passRate: null }, nothing)).toEqual([]);
  });
});

describe('measuredAccuracy', () => {
  const row = (value: number | null, predicted: number) => ({
    predicted,
    figures: { balancedAccuracy: { value, interval: { missing: 'no_value' } } },
  });
  const boardOf = (blind: number, value: number | null = 0.9) =>
    ({
      subsets: [
        { key: 'all', rows: [row(0.7, 200)] },
        { key: 'blind', rows: [row(value, blind)] },
      ],
    }) as unknown as BoardFigures;

  it.each([
    [50, { value: 0.9, answers: 50, blind: true }],
    [49, { value: 0.7, answers: 200, blind: false }],
  ])('%d blind answers', (answers, found) => {
    expect(measuredAccuracy(boardOf(answers), 0)).toEqual(found);
  });

  it('no value on blind gold: all of it; a judge that the board has not: none', () => {
    expect(measuredAccuracy(boardOf(60, null), 0)).toMatchObject({ blind: false });
    expect(measuredAccuracy(boardOf(60), 1)).toBeNull();
  });
});
