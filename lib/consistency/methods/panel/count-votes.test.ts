import { describe, expect, it } from 'vitest';
import type { AnswerVerdict, Verdict } from '@/lib/annotation/labels/verdict';
import { countVotes, type PanelRule } from './count-votes';

const SAID: Record<string, AnswerVerdict | null> = {
  x: 'inconsistent',
  c: 'consistent',
  u: 'undecided',
  '-': null,
};
/** "xc-" with weights: one letter a judge. */
const votes = (letters: string, weights: readonly number[] = []) =>
  [...letters].map((letter, at) => ({ verdict: SAID[letter]!, weight: weights[at] ?? 1 }));

describe('the count of votes', () => {
  it.each<[PanelRule, string, Verdict, number | null]>([
    ['majority', 'xxc', 'inconsistent', 2 / 3],
    ['majority', 'xcc', 'consistent', 1 / 3],
    ['majority', 'ccc', 'consistent', 0],
    ['majority', 'x', 'inconsistent', 1],
    ['any_fails', 'xcc', 'inconsistent', 1 / 3],
    ['any_fails', 'ccc', 'consistent', 0],
  ])('%s of %s: %s, with the share of votes for inconsistent', (rule, letters, verdict, score) => {
    expect(countVotes(rule, votes(letters))).toEqual({ verdict, score });
  });

  it.each<[PanelRule, string]>([
    ['majority', 'xc'],
    ['majority', 'xxcc'],
    ['weighted', 'xc'],
  ])('%s of %s, a tie: unsure', (rule, letters) => {
    expect(countVotes(rule, votes(letters))).toEqual({ verdict: 'unsure', score: 0.5 });
  });

  it.each<[PanelRule, string, Verdict, number]>([
    // One missing vote cannot turn two of three.
    ['majority', 'xx-', 'inconsistent', 1],
    ['majority', 'ccu', 'consistent', 0],
    // It could make a tie of two of four.
    ['majority', 'cc-u', 'unsure', 0],
    ['majority', 'x-', 'unsure', 1],
    ['any_fails', 'x--', 'inconsistent', 1],
    ['any_fails', 'cc-', 'unsure', 0],
    ['any_fails', 'ccu', 'unsure', 0],
  ])(
    '%s of %s, with votes missing: %s, a verdict only where they could not change it',
    (rule, letters, verdict, score) => {
      expect(countVotes(rule, votes(letters))).toEqual({ verdict, score });
    },
  );

  it.each<PanelRule>(['majority', 'any_fails', 'weighted'])(
    '%s without a vote: abstained, no score',
    (rule) => {
      expect(countVotes(rule, votes('-u'))).toEqual({ verdict: 'abstained', score: null });
      expect(countVotes(rule, [])).toEqual({ verdict: 'abstained', score: null });
    },
  );

  it('weights: count where votes are weighted, and nowhere else', () => {
    expect(countVotes('weighted', votes('xcc', [3, 1, 1]))).toEqual({ verdict: 'inconsistent', score: 0.6 });
    expect(countVotes('weighted', votes('xcc', [2, 1, 1]))).toEqual({ verdict: 'unsure', score: 0.5 });
    expect(countVotes('weighted', votes('xc-', [1, 2, 2]))).toEqual({ verdict: 'unsure', score: 1 / 3 });
    expect(countVotes('majority', votes('xcc', [3, 1, 1]))).toEqual({ verdict: 'consistent', score: 1 / 3 });
  });
});
