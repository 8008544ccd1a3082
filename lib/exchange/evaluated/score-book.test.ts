import { describe, expect, it } from 'vitest';
import { span } from '@/lib/text/offsets';
import { verdictOn } from './score-book';

const segment = (from: number, to: number, fact: 'consistent' | 'inconsistent' | 'abstained') => ({
  spans: [span(from, to)],
  fact,
  logic: 'consistent' as const,
});
const BOTH = ['fact', 'logic'] as const;

describe('a verdict on a part of an answer that was segmented otherwise', () => {
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
    expect(verdictOn([span(from, to)], segments, BOTH)).toBe(verdict);
  });

  it('a part in two pieces: is over the segments of both', () => {
    expect(verdictOn([span(0, 2), span(12, 14)], segments, BOTH)).toBe('inconsistent');
  });

  it('counts the stages that were asked for alone', () => {
    const factAlone = { ...segment(0, 10, 'consistent'), logic: 'not_judged' as const };
    expect(verdictOn([span(0, 5)], [factAlone], ['fact'])).toBe('consistent');
    expect(verdictOn([span(0, 5)], [factAlone], BOTH)).toBe('undecided');
  });
});
