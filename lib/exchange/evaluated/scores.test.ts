import { describe, expect, it } from 'vitest';
import { type LabelPair, levelScores } from './scores';

const pair = (
  consistent: boolean,
  judged: LabelPair['judged'],
  types: string[] = [],
  generator: string | null = null,
): LabelPair => ({ given: { consistent, types }, judged, generator, corruption: null });

describe('scores', () => {
  it('are shares by hand', () => {
    const pairs = [
      pair(true, 'consistent', [], 'a'),
      pair(true, 'consistent', [], 'a'),
      pair(true, 'inconsistent'),
      pair(true, 'undecided'),
      pair(false, 'inconsistent', ['Hallu'], 'a'),
      pair(false, 'consistent', ['Hallu'], 'b'),
      pair(false, 'inconsistent', ['LCaus', 'Hallu']),
      pair(false, 'undecided'),
    ];
    expect(levelScores(pairs)).toEqual({
      labels: 8,
      undecided: 2,
      accuracy: 0.5,
      balancedAccuracy: 0.5,
      precision: 0.6667,
      recall: 0.5,
      // Two of three found are, of four that there are: 2 * 2 / (3 + 4).
      f1: 0.5714,
      // Labels 4, 4; verdicts 3, 3, 2; chance (4 * 3 + 4 * 3) / 64 = 3/8: (1/2 - 3/8) / (1 - 3/8).
      kappa: 0.2,
      byType: {
        Hallu: { labels: 3, recall: 0.6667 },
        LCaus: { labels: 1, recall: 1 },
        untyped: { labels: 1, recall: 0 },
      },
      byGenerator: {
        a: {
          labels: 3,
          undecided: 0,
          accuracy: 1,
          balancedAccuracy: 1,
          precision: 1,
          recall: 1,
          f1: 1,
          kappa: 1,
        },
        b: {
          labels: 1,
          undecided: 0,
          accuracy: 0,
          balancedAccuracy: null,
          precision: null,
          recall: 0,
          f1: 0,
          kappa: 0,
        },
      },
      byCorruption: {},
    });
  });

  it('are null where there is nothing to divide by', () => {
    expect(levelScores([pair(true, 'consistent')])).toMatchObject({
      accuracy: 1,
      balancedAccuracy: null,
      precision: null,
      f1: null,
      kappa: null,
      byType: {},
    });
    expect(levelScores([]).accuracy).toBeNull();
  });
});
