import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SAMPLE_QUERY, formatSampleQuery, parseSampleQuery } from './query';

describe('parseSampleQuery', () => {
  it('reads what an address says', () => {
    const params = { state: 'claimed', machine: 'undecided', flagged: 'true', page: '3', size: '100' };
    expect(parseSampleQuery({ ...params, search: [' river ', 'lake'] })).toEqual({
      ...DEFAULT_SAMPLE_QUERY,
      state: 'claimed',
      machine: 'undecided',
      flagged: true,
      page: 3,
      size: 100,
      search: 'river',
    });
  });

  it('takes what it does not understand for not set', () => {
    const params = { state: 'gone', page: '-1', size: '7', flagged: 'perhaps', search: '  ', foo: 'x' };
    expect(parseSampleQuery(params)).toEqual(DEFAULT_SAMPLE_QUERY);
    expect(DEFAULT_SAMPLE_QUERY).toMatchObject({ state: null, sort: 'ordinal', page: 1, size: 50 });
  });
});

describe('formatSampleQuery', () => {
  it('leaves defaults out', () => {
    expect(formatSampleQuery(DEFAULT_SAMPLE_QUERY).toString()).toBe('');
    expect(formatSampleQuery({ ...DEFAULT_SAMPLE_QUERY, errorType: 'KCont', page: 2 }).toString()).toBe(
      'errorType=KCont&page=2',
    );
  });

  it('comes back as it went out', () => {
    const query = fc.record({
      search: fc.constantFrom(null, '河流 120', 'a&b=c'),
      language: fc.constantFrom(null, 'zh'),
      generator: fc.constantFrom(null, 'model 7'),
      state: fc.constantFrom(null, 'open' as const, 'withdrawn' as const),
      verdict: fc.constantFrom(null, 'undecided' as const),
      machine: fc.constantFrom(null, 'inconsistent' as const),
      errorType: fc.constantFrom(null, 'Other' as const),
      flagged: fc.boolean(),
      sort: fc.constantFrom('ordinal' as const, 'updated' as const),
      descending: fc.boolean(),
      page: fc.integer({ min: 1, max: 2000 }),
      size: fc.constantFrom(50 as const, 100 as const),
    });
    fc.assert(
      fc.property(query, (given) => {
        expect(parseSampleQuery(Object.fromEntries(formatSampleQuery(given)))).toEqual(given);
      }),
    );
  });
});
