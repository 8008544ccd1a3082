import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInterval } from '@/lib/agreement/statistics/confidence-interval';
import { ratingsOf } from '@/lib/agreement/statistics/ratings';
import { rawAgreement } from '@/lib/agreement/statistics/raw-agreement';
import { sufficientStatistics, total } from '@/lib/agreement/statistics/sufficient-statistics';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { AnnotatedItem } from './annotated-item';
import { annotatorCeiling } from './annotator-ceiling';

const VERDICT: Record<string, AnswerVerdict> = { C: 'consistent', I: 'inconsistent', U: 'undecided' };
/** Labels of the people, then of the judge. */
const items = (...given: [string, number][]): AnnotatedItem<AnswerVerdict>[] =>
  given.flatMap(([labels, times]) =>
    Array.from({ length: times }, () => ({
      labels: [...labels.slice(0, -1)].map((label) => VERDICT[label] ?? null),
      judge: VERDICT[labels.at(-1)!] ?? null,
    })),
  );
const F = items(['CCCC', 20], ['ICCC', 6], ['CICC', 5], ['CCIC', 4], ['CCCI', 2], ['IIII', 2], ['IICI', 1]);

describe('annotatorCeiling', () => {
  it('of three people and a judge on forty items: .8184 against .9318', () => {
    const found = annotatorCeiling(F);
    expect(found.annotators.map((row) => [row.items, row.ties])).toEqual([
      [30, 10],
      [29, 11],
      [29, 11],
    ]);
    [0.8, 0.8276, 0.8276].forEach((h, at) => expect(found.annotators[at]!.human).toBeCloseTo(h, 4));
    [0.9333, 0.931, 0.931].forEach((j, at) => expect(found.annotators[at]!.judge).toBeCloseTo(j, 4));
    expect(found.human).toBeCloseTo(0.8184, 4);
    expect(found.judge).toBeCloseTo(0.9318, 4);
    expect(found.pairwise).toBe(false);
  });

  it('the balanced ceiling is that of the 2×2 tables, by hand for the first annotator', () => {
    // Others agree on C in 28 items (6 of them the first calls I; the judge calls 2 so), on I in 2.
    const first = annotatorCeiling(F).annotators[0]!.balanced;
    expect(first.human).toBeCloseTo((22 / 28 + 1) / 2, 12);
    expect(first.judge).toBeCloseTo((26 / 28 + 1) / 2, 12);
  });

  it('the gap has an interval that holds it', () => {
    const { gap } = annotatorCeiling(F);
    if (!isInterval(gap)) throw new Error(gap.missing);
    expect(gap.low).toBeLessThan(0.1134);
    expect(gap.high).toBeGreaterThan(0.1134);
  });

  it('a majority that holds the annotator would say .8667 and .95: people look better by their own label', () => {
    const majority = F.map(({ labels }) =>
      labels.filter((label) => label === 'consistent').length > 1 ? 'consistent' : 'inconsistent',
    );
    const people = F.map(({ labels }, at) => labels.filter((label) => label === majority[at]).length / 3);
    expect(people.reduce((sum, share) => sum + share, 0) / 40).toBeCloseTo(0.8667, 4);
    expect(F.filter(({ judge }, at) => judge === majority[at]).length / 40).toBe(0.95);
  });

  it('the pairwise agreement of the three is .7333', () => {
    const ratings = ratingsOf(
      F.map(({ labels }, answer) => ({
        answer,
        ratings: labels.map((label, rater) => [rater, label === 'consistent' ? 0 : 1] as const),
      })),
      { answers: 40, raters: 3, categories: 2 },
    );
    const found = rawAgreement(total(sufficientStatistics(ratings)));
    expect('value' in found && found.value).toBeCloseTo(0.7333, 4);
  });

  it('two annotators: the target is the other one, which is said', () => {
    const found = annotatorCeiling(items(['CCC', 6], ['ICC', 2], ['III', 2]));
    expect(found).toMatchObject({ pairwise: true, human: 0.8 });
    // Against the first the judge is wrong twice, against the second never.
    expect(found.judge).toBeCloseTo(0.9, 12);
  });

  it('nothing to compare: no ceiling', () => {
    const missing = { human: null, judge: null, gap: { missing: 'few_answers', answers: 0 } };
    expect(annotatorCeiling([])).toMatchObject(missing);
    expect(annotatorCeiling(items(['C__C', 3], ['CC_C', 3]))).toMatchObject(missing);
  });

  it('with consistent and inconsistent exchanged, the ceiling stays', () => {
    const label = fc.constantFrom('C', 'I');
    const rows = fc.array(fc.tuple(label, label, label, label), { maxLength: 12 });
    fc.assert(
      fc.property(rows, (given) => {
        const exchanged = given.map((row) => row.map((one) => (one === 'C' ? 'I' : 'C')));
        const ceilingOf = (all: string[][]) =>
          annotatorCeiling(items(...all.map((row): [string, number] => [row.join(''), 1])));
        const [one, other] = [ceilingOf(given), ceilingOf(exchanged)];
        expect([other.human, other.judge]).toEqual([one.human, one.judge]);
      }),
      { numRuns: 30 },
    );
  });
});
