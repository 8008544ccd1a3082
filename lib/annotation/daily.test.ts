import { describe, expect, it } from 'vitest';
import { lastDays } from './daily';

describe('lastDays', () => {
  it('fills the days between, oldest first, across the end of a month', () => {
    const counted = [
      { day: '2026-02-28', count: 3 },
      { day: '2026-03-02', count: 5 },
      { day: '2026-01-01', count: 9 },
    ];
    expect(lastDays(counted, new Date('2026-03-02T23:59:00Z'), 4)).toEqual([
      { day: '2026-02-27', count: 0 },
      { day: '2026-02-28', count: 3 },
      { day: '2026-03-01', count: 0 },
      { day: '2026-03-02', count: 5 },
    ]);
  });
});
