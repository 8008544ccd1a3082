import { expect, it } from 'vitest';
import { checkText } from './check-words';

const limits = { maxErrors: 0, maxErrorShare: null, leastKnown: 0.5, maxRejected: 0 };
const nothing = {
  gold: { samples: 1, segments: 1 },
  answers: { consistent: 0, inconsistent: 0, open: 0, rejected: 1 },
  segments: { consistent: 0, inconsistent: 0, contested: 0, new: 0 },
  references: { unknown: 0, changed: 0 },
  failed: ['leastKnown' as const, 'maxRejected' as const],
  errors: [],
  rejects: [{ line: 1, reason: 'answer_empty' as const, column: 'answer' }],
};

it('a check of one row without an answer: its line, and what failed', () => {
  expect(checkText(nothing, limits).split('\n')).toEqual([
    'Gold: 1 sample, 1 segment.',
    'Answers: 0 consistent, 0 inconsistent, 0 with something new; 1 row holds no sample.',
    'Segments: 0 of 0 are known (0 consistent, 0 inconsistent), 0 new.',
    '  Line 1 holds no sample: answer: answer empty.',
    'FAILED: 0 of 0 segments are known, at least 50 %; 1 row holds no sample, at most 0.',
  ]);
});

it('a check that found one error and 22 broken rows: 20 of these are listed', () => {
  const rejects = Array.from({ length: 22 }, (_, at) => ({
    line: at + 2,
    reason: 'json' as const,
    column: null,
  }));
  const report = {
    ...nothing,
    answers: { consistent: 0, inconsistent: 1, open: 0, rejected: 22 },
    segments: { consistent: 1, inconsistent: 1, contested: 0, new: 0 },
    references: { unknown: 1, changed: 1 },
    failed: ['maxErrors' as const],
    errors: [{ id: 'n', text: 'x', error_types: [], from: ['g'] }],
    rejects,
  };
  const text = checkText(report, { ...limits, maxRejected: 30 }).split('\n');
  expect(text.slice(1, 3)).toEqual([
    'Answers: 0 consistent, 1 inconsistent, 0 with something new; 22 rows hold no sample.',
    'Segments: 2 of 2 are known (1 consistent, 1 inconsistent), 0 new.',
  ]);
  expect(text[3]).toBe(
    'Of the reference of 1 answer nothing is known; 1 of these has a question that the gold has with another reference.',
  );
  expect(text.slice(-3)).toEqual([
    '  Line 21 holds no sample: json.',
    '  ... and 2 more.',
    'FAILED: 1 known error, at most 0.',
  ]);
});
