import { describe, expect, it } from 'vitest';
import { span } from '@/lib/text/offsets';
import { type Pair, scores, verdictOn } from './against-gold';

const segment = (from: number, to: number, fact: 'consistent' | 'inconsistent' | 'abstained') => ({
  spans: [span(from, to)],
  fact,
  logic: 'consistent' as const,
});
const BOTH = ['fact', 'logic'] as const;

describe('a verdict on a span that was cut otherwise', () => {
  const segments = [
    segment(0, 10, 'consistent'),
    segment(10, 20, 'inconsistent'),
    segment(20, 30, 'abstained'),
    { ...segment(0, 0, 'consistent'), spans: [span(30, 33), span(40, 43)], logic: 'inconsistent' as const },
  ];

  it.each([
    [0, 10, 'consistent'],
    [2, 4, 'consistent'],
    [9, 11, 'inconsistent'],
    [5, 25, 'inconsistent'],
    [25, 28, 'undecided'],
    [5, 8, 'consistent'],
    [34, 39, 'undecided'], // between two pieces of one segment: nobody judged it
    [41, 42, 'inconsistent'],
    [50, 60, 'undecided'],
  ])('is that of the worst segment over %i to %i: %s', (from, to, verdict) => {
    expect(verdictOn(span(from, to), segments, BOTH)).toBe(verdict);
  });

  it('counts the stages that were asked for alone', () => {
    const factAlone = { ...segment(0, 10, 'consistent'), logic: 'not_judged' as const };
    expect(verdictOn(span(0, 5), [factAlone], ['fact'])).toBe('consistent');
    expect(verdictOn(span(0, 5), [factAlone], BOTH)).toBe('undecided');
  });
});

describe('scores', () => {
  const pair = (consistent: boolean, judged: Pair['judged'], type: string | null = null): Pair => ({
    gold: { consistent, type },
    judged,
  });

  it('are shares by hand', () => {
    const pairs = [
      pair(true, 'consistent'),
      pair(true, 'consistent'),
      pair(true, 'inconsistent'),
      pair(true, 'undecided'),
      pair(false, 'inconsistent', 'Hallucination'),
      pair(false, 'consistent', 'Hallucination'),
      pair(false, 'inconsistent', 'Contradiction'),
      pair(false, 'undecided'),
    ];
    expect(scores(pairs)).toEqual({
      accuracy: 0.5,
      balancedAccuracy: 0.5,
      precision: 0.6667,
      undecided: 2,
      recall: {
        all: { labels: 4, recall: 0.5 },
        Contradiction: { labels: 1, recall: 1 },
        Hallucination: { labels: 2, recall: 0.5 },
        untyped: { labels: 1, recall: 0 },
      },
    });
  });

  it('are null where there is nothing to divide by', () => {
    expect(scores([pair(true, 'consistent')])).toEqual({
      accuracy: 1,
      balancedAccuracy: null,
      precision: null,
      undecided: 0,
      recall: {},
    });
    expect(scores([]).accuracy).toBeNull();
  });
});
