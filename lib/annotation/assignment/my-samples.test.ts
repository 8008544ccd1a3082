import { describe, expect, it } from 'vitest';
import { EVERYTHING_MINE, formatMySamples, parseMySamples } from './my-samples';

describe('the query of one’s own samples', () => {
  it('comes back from the address as it went in', () => {
    const query = {
      ...EVERYTHING_MINE,
      search: '博物馆 a&b',
      state: 'submitted' as const,
      returned: true,
      today: 'Asia/Shanghai',
      descending: false,
      page: 3,
    };
    const params = Object.fromEntries(new URLSearchParams(formatMySamples(query)));
    expect(parseMySamples(params)).toEqual(query);
    expect(formatMySamples(EVERYTHING_MINE)).toBe('');
  });

  it('values that are not understood: count as not set', () => {
    expect(
      parseMySamples({ state: 'lost', page: '-1', flagged: 'maybe', search: ['', 'x'], empty: '1' }),
    ).toEqual(EVERYTHING_MINE);
  });
});
