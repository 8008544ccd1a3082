import { describe, expect, it } from 'vitest';
import type { Side } from '@/lib/adjudication/side';
import type { Choice } from './verdict-fields';
import { lackOf, verdictOf } from './written';

const choice: Choice = { verdict: 'inconsistent', type: 'KCont', stage: 'fact' };
const fine: Side = {
  fact: 'consistent',
  logic: 'consistent',
  errorType: null,
  evidence: [],
  note: '',
  clause: null,
  segmentIds: ['a'],
};

describe('verdictOf', () => {
  it('fails the stage of the type, or the chosen one where the type leaves it open', () => {
    expect(verdictOf(choice)).toEqual({ fact: 'inconsistent', logic: 'consistent', errorType: 'KCont' });
    expect(verdictOf({ ...choice, type: 'Other', stage: 'logic' })).toEqual({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'Other',
    });
    expect(verdictOf({ ...choice, type: null })).toBeNull();
    expect(verdictOf({ ...choice, verdict: 'unsure' })).toMatchObject({ fact: 'unsure', errorType: null });
  });
});

describe('lackOf', () => {
  it('the type comes first, then the reason of a label that nobody gave', () => {
    expect(lackOf({ ...choice, type: null }, '', [fine])).toBe('type');
    expect(lackOf(choice, '', [fine, null])).toBe('reason');
    expect(lackOf(choice, ' \n', [fine, null])).toBe('reason');
    expect(lackOf(choice, 'the lake is no cause', [fine, null])).toBeNull();
    expect(lackOf({ ...choice, verdict: 'consistent' }, '', [null, fine])).toBeNull();
  });
});
