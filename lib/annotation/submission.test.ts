import { describe, expect, it } from 'vitest';
import { missingForSubmit, personsVerdict, type SubmissionLabel } from './submission';

const at = '2026-11-21T09:00:00.000Z';
const pass: SubmissionLabel = {
  segmentId: 'a',
  fact: 'consistent',
  logic: 'consistent',
  errorType: null,
  decidedAt: at,
};
const fail: SubmissionLabel = { ...pass, segmentId: 'b', fact: 'inconsistent', errorType: 'KInve' };

describe('missingForSubmit', () => {
  it('asks for an act on each segment and a type on each failed one', () => {
    expect(
      missingForSubmit([
        pass,
        { ...fail, errorType: null },
        { ...pass, segmentId: 'c', decidedAt: null },
        { ...fail, segmentId: 'd', decidedAt: null, errorType: null },
      ]),
    ).toEqual([
      { segmentId: 'b', what: 'type' },
      { segmentId: 'c', what: 'undecided' },
      { segmentId: 'd', what: 'undecided' },
    ]);
  });

  it('takes unsure for an act', () => {
    expect(missingForSubmit([pass, fail, { ...pass, fact: 'unsure', logic: 'unsure' }])).toEqual([]);
  });
});

describe('personsVerdict', () => {
  it('counts only what the person said', () => {
    expect(personsVerdict([pass, { ...fail, decidedAt: null }])).toBe('undecided');
    expect(personsVerdict([pass, fail])).toBe('inconsistent');
    expect(personsVerdict([pass, pass])).toBe('consistent');
    expect(personsVerdict([fail, { ...pass, decidedAt: null }])).toBe('inconsistent');
  });
});
