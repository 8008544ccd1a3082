import { describe, expect, it } from 'vitest';
import { firstVerdict } from './first-verdict';

const hallu = { fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu' } as const;
const pass = { fact: 'consistent', logic: 'consistent', errorType: null } as const;
const at = '2026-11-21T09:00:00.000Z';

describe('firstVerdict', () => {
  it('is empty for a first verdict and for the same one again', () => {
    expect(firstVerdict({ ...pass, decidedAt: null, first: null }, hallu)).toBeNull();
    expect(firstVerdict({ ...hallu, decidedAt: at, first: null }, hallu)).toBeNull();
  });

  it('keeps what a later verdict replaces, or what was taken back', () => {
    expect(firstVerdict({ ...hallu, decidedAt: at, first: null }, pass)).toEqual(hallu);
    expect(firstVerdict({ ...hallu, decidedAt: at, first: null }, null)).toEqual(hallu);
  });

  it('any sequence of verdicts: a kept first verdict stays', () => {
    expect(firstVerdict({ ...pass, decidedAt: at, first: hallu }, hallu)).toEqual(hallu);
    expect(firstVerdict({ ...pass, decidedAt: null, first: hallu }, pass)).toEqual(hallu);
  });
});
