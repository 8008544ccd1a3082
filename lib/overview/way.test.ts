import { describe, expect, it } from 'vitest';
import { verdictThereIn, wayStepOf } from './way';

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

describe('verdictThereIn', () => {
  const way = {
    ...{ unread: 4, reading: 0, adjudication: 15, gold: 13 },
    origins: { single: 0, agreed: 13, adjudicated: 0 },
  };

  it('is what has a gold verdict and still waits, so that it adds up to all gold verdicts', () => {
    const byOrigin = { single: 0, agreed: 28, adjudicated: 0 };
    expect(verdictThereIn(way, { byOrigin, consistent: 10, inconsistent: 18 })).toBe(15);
  });

  it('is nothing for whom gold is not told, and never less than nothing', () => {
    expect(verdictThereIn(way, null)).toBe(0);
    const byOrigin = { single: 0, agreed: 12, adjudicated: 0 };
    expect(verdictThereIn(way, { byOrigin, consistent: 12, inconsistent: 0 })).toBe(0);
  });
});
