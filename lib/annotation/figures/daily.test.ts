import { describe, expect, it } from 'vitest';
import { lastDays } from './daily';

describe('lastDays', () => {
  it('fills the days between, oldest first, across the end of a month', () => {
    const counted = new Map([
      ['2026-02-28', 3],
      ['2026-03-02', 5],
      ['2026-01-01', 9],
    ]);
    const days = lastDays((day) => counted.get(day) ?? 0, new Date('2026-03-02T23:59:00Z'), 4);
    expect(days).toEqual([
      { day: '2026-02-27', count: 0 },
      { day: '2026-02-28', count: 3 },
      { day: '2026-03-01', count: 0 },
      { day: '2026-03-02', count: 5 },
    ]);
  });
});
