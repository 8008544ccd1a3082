import { expect, it } from 'vitest';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { Perturbation } from './perturbations';
import { stabilityReport } from './stability-report';

const SIGNS: Record<string, AnswerVerdict> = { C: 'consistent', I: 'inconsistent', U: 'undecided' };
const pairs = (perturbation: Perturbation, ...said: string[]) =>
  said.map((two) => ({ perturbation, before: SIGNS[two[0]!]!, after: SIGNS[two[1]!]! }));

it('flips of what must hold, in either direction; open verdicts are counted apart', () => {
  const [row, ...more] = stabilityReport(pairs('repeat', 'CC', 'CC', 'II', 'CI', 'IC', 'CU', 'UC', 'UU'));
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    perturbation: 'repeat',
    expected: 'hold',
    compared: 5,
    flips: 2,
    undecided: 3,
  });
  // Wilson of 2 of 5: (4 + 3.8415 ± 1.96 √(3.8415 + 4.8)) / 17.683.
  expect(row!.flipRate!.value).toBe(0.4);
  expect(row!.flipRate!.low).toBeCloseTo(0.1176, 4);
  expect(row!.flipRate!.high).toBeCloseTo(0.7693, 4);
});

it('planted errors count where the answer was consistent before', () => {
  const report = stabilityReport(pairs('planted_number', 'CI', 'CI', 'CC', 'II', 'IC', 'CU'));
  expect(report).toMatchObject([{ expected: 'flip', compared: 3, flips: 2, undecided: 1 }]);
});

it('a judge that calls everything inconsistent: planted errors say nothing', () => {
  expect(stabilityReport(pairs('planted_negation', 'II', 'II'))).toMatchObject([
    { compared: 0, flips: 0, flipRate: null, undecided: 0 },
  ]);
});

it('lists changes in their order, without those that were not made', () => {
  const report = stabilityReport([...pairs('filler', 'CC'), ...pairs('repeat', 'CC')]);
  expect(report.map(({ perturbation }) => perturbation)).toEqual(['repeat', 'filler']);
});
