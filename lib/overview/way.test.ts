import { describe, expect, it } from 'vitest';
import { wayStepOf } from './way';

describe('wayStepOf', () => {
  it('is adjudication while it waits for a lead, also where the verdict on the answer is certain', () => {
    expect(wayStepOf({ state: 'submitted', labelled: true, gold: true, waits: true })).toBe('adjudication');
    expect(wayStepOf({ state: 'open', labelled: true, gold: false, waits: true })).toBe('adjudication');
  });

  it('is unread while nobody has opened the sample, also where it is reserved for somebody', () => {
    expect(wayStepOf({ state: 'open', labelled: false, gold: false, waits: false })).toBe('unread');
    expect(wayStepOf({ state: 'reserved', labelled: false, gold: false, waits: false })).toBe('unread');
  });

  it('is reading while somebody has it open, or others are still to read it', () => {
    expect(wayStepOf({ state: 'claimed', labelled: false, gold: false, waits: false })).toBe('reading');
    expect(wayStepOf({ state: 'open', labelled: true, gold: false, waits: false })).toBe('reading');
    expect(wayStepOf({ state: 'reserved', labelled: true, gold: false, waits: false })).toBe('reading');
  });

  it('is adjudication once all have read it and no gold came of it', () => {
    expect(wayStepOf({ state: 'submitted', labelled: true, gold: false, waits: false })).toBe('adjudication');
  });

  it('is gold as soon as the answer has a gold verdict, whoever is still at it', () => {
    expect(wayStepOf({ state: 'submitted', labelled: true, gold: true, waits: false })).toBe('gold');
    expect(wayStepOf({ state: 'claimed', labelled: true, gold: true, waits: false })).toBe('gold');
    expect(wayStepOf({ state: 'open', labelled: false, gold: true, waits: false })).toBe('gold');
  });
});
