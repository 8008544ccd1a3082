import { describe, expect, it } from 'vitest';
import type { Side } from '@/lib/adjudication/side';
import type { VerdictChoice } from './verdict-fields';
import { missingPart, chosenVerdict } from './written';

const choice: VerdictChoice = { verdict: 'inconsistent', type: 'KCont', stage: 'fact' };
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
  it('an error type: its own stage fails, or the chosen one if the type leaves it open', () => {
    expect(chosenVerdict(choice)).toEqual({ fact: 'inconsistent', logic: 'consistent', errorType: 'KCont' });
    expect(chosenVerdict({ ...choice, type: 'Other', stage: 'logic' })).toEqual({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'Other',
    });
    expect(chosenVerdict({ ...choice, type: null })).toBeNull();
    expect(chosenVerdict({ ...choice, verdict: 'unsure' })).toMatchObject({
      fact: 'unsure',
      errorType: null,
    });
  });
});

describe('lackOf', () => {
  it('a missing type and a missing reason: the type is reported first', () => {
    expect(missingPart({ ...choice, type: null }, '', [fine])).toBe('type');
    expect(missingPart(choice, '', [fine, null])).toBe('reason');
    expect(missingPart(choice, ' \n', [fine, null])).toBe('reason');
    expect(missingPart(choice, 'the lake is no cause', [fine, null])).toBeNull();
    expect(missingPart({ ...choice, verdict: 'consistent' }, '', [null, fine])).toBeNull();
  });
});
