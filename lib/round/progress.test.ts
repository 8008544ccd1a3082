import { describe, expect, it } from 'vitest';
import type { ErrorType } from '@/lib/typology/error-type';
import type { KnownVerdict } from './known';
import { endOfQuarter, paceOf } from './pace';
import { recallByType } from './recall';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

describe('endOfQuarter', () => {
  it('is the same within a quarter of an hour, and never before the moment', () => {
    const [end, later] = ['2026-11-22T12:15:00.000Z', '2026-11-22T12:30:00.000Z'];
    expect(endOfQuarter(new Date('2026-11-22T12:00:00.001Z')).toISOString()).toBe(end);
    expect(endOfQuarter(new Date(end)).toISOString()).toBe(end);
    expect(endOfQuarter(new Date('2026-11-22T12:15:00.001Z')).toISOString()).toBe(later);
  });
});

describe('paceOf', () => {
  it('is what was submitted over the days since the first of late', () => {
    // Twelve in three days are four a day; twenty more take five.
    const times = [ago(72), ...Array.from({ length: 11 }, () => ago(10))];
    expect(paceOf(times, 20, now)).toEqual({ perDay: 4, endsAt: '2026-11-26T12:00:00.000Z' });
  });

  it('counts no more than a week, and no less than a day', () => {
    expect(paceOf([ago(24 * 8), ago(1), ago(1)], 2, now)).toEqual({
      perDay: 2,
      endsAt: '2026-11-22T12:00:00.000Z',
    });
  });

  it('nobody works, or nothing is left: no end date', () => {
    expect(paceOf([], 5, now)).toEqual({ perDay: 0, endsAt: null });
    expect(paceOf([ago(1)], 0, now)).toEqual({ perDay: 1, endsAt: null });
  });
});

describe('recallByType', () => {
  it('counts types that were named, errors that were seen at all, and false alarms', () => {
    const tried = (
      types: ErrorType[],
      said: ErrorType[],
      verdict: KnownVerdict = types.length > 0 ? 'inconsistent' : 'consistent',
    ) => ({
      userId: 'a',
      name: 'Ann',
      known: { verdict, types },
      said,
      inconsistent: said.length > 0,
    });
    expect(
      recallByType([
        tried(['KConc'], ['KConc']),
        tried(['KConc'], ['Hallu']),
        tried(['KConc'], []),
        tried([], []),
        tried([], ['Hallu']),
        tried(['Hallu'], ['Hallu', 'KConc']),
        tried([], ['KInve'], 'inconsistent'),
        tried([], [], 'inconsistent'),
      ]),
    ).toEqual([
      { userId: 'a', name: 'Ann', type: 'Hallu', of: 1, found: 1, noticed: 1 },
      { userId: 'a', name: 'Ann', type: 'KConc', of: 3, found: 1, noticed: 2 },
      { userId: 'a', name: 'Ann', type: 'inconsistent', of: 2, found: 1, noticed: 1 },
      { userId: 'a', name: 'Ann', type: 'consistent', of: 2, found: 1, noticed: 1 },
    ]);
  });

  it('goes by names, Chinese ones by pinyin first', () => {
    const tried = ['Bo', '张伟', 'ann', '李娜'].map((name) => ({
      userId: name,
      name,
      known: { verdict: 'consistent' as const, types: [] },
      said: [],
      inconsistent: false,
    }));
    expect(recallByType(tried).map(({ name }) => name)).toEqual(['李娜', '张伟', 'ann', 'Bo']);
  });
});
