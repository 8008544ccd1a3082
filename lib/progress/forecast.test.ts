import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastOf } from './forecast';

const NOON = new Date('2026-11-21T12:00:00Z');
const from = (counts: Record<string, number>) => (day: string) => counts[day] ?? 0;

describe('forecastOf', () => {
  it('divides what is left by the submissions a day since the first day with any', () => {
    // 15 in two and a half days: 6 a day; 27 more take four and a half.
    expect(forecastOf(from({ '2026-11-19': 5, '2026-11-20': 8, '2026-11-21': 2 }), 27, NOON)).toEqual({
      submissions: 15,
      days: 2.5,
      perDay: 6,
      remaining: 27,
      endsAt: '2026-11-26T00:00:00.000Z',
    });
  });

  it('leaves days out that are longer ago than a week', () => {
    const counts = { '2026-11-14': 100, '2026-11-15': 6, '2026-11-21': 7 };
    expect(forecastOf(from(counts), 10, NOON)).toMatchObject({ submissions: 13, days: 6.5, perDay: 2 });
  });

  it('is none where nothing is left, or too little was submitted', () => {
    const counts = { '2026-11-20': 8, '2026-11-21': 2 };
    expect(forecastOf(from(counts), 1, NOON)).not.toBeNull();
    expect(forecastOf(from(counts), 0, NOON)).toBeNull();
    expect(forecastOf(from({ ...counts, '2026-11-21': 1 }), 1, NOON)).toBeNull();
    expect(forecastOf(from({ '2026-11-21': 50 }), 1, NOON)).toBeNull();
  });

  it('never ends before now, and later the more is left', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 7, maxLength: 7 }), fc.nat(1_000), (counts, left) => {
        const countOf = (day: string) => counts[21 - Number(day.slice(-2))] ?? 0;
        const [one, more] = [forecastOf(countOf, left + 1, NOON), forecastOf(countOf, left + 2, NOON)];
        expect(one === null).toBe(more === null);
        if (!one || !more) return;
        expect(Date.parse(one.endsAt)).toBeGreaterThanOrEqual(NOON.getTime());
        expect(Date.parse(more.endsAt)).toBeGreaterThanOrEqual(Date.parse(one.endsAt));
      }),
    );
  });
});
