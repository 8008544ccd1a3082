import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SAMPLE_QUERY,
  filterOf,
  formatSampleQuery,
  parseSampleQuery,
  sampleFilterSchema,
} from './query';

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
    const params = { state: 'gone', page: '-1', size: '7', flagged: 'perhaps', annotator: 'me' };
    expect(parseSampleQuery({ ...params, search: '  ', foo: 'x' })).toEqual(DEFAULT_SAMPLE_QUERY);
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

  it('a formatted query: parses back to the same', () => {
    const query = fc.record({
      search: fc.constantFrom(null, '河流 120', 'a&b=c'),
      language: fc.constantFrom(null, 'zh'),
      generator: fc.constantFrom(null, 'model 7'),
      state: fc.constantFrom(null, 'open' as const, 'withdrawn' as const),
      carried: fc.constantFrom(null, 'new' as const),
      verdict: fc.constantFrom(null, 'undecided' as const),
      machine: fc.constantFrom(null, 'inconsistent' as const),
      errorType: fc.constantFrom(null, 'Other' as const),
      found: fc.constantFrom(null, 'KCont' as const),
      annotator: fc.option(fc.uuid({ version: 4 })),
      origin: fc.constantFrom(null, 'collected' as const, 'constructed' as const),
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

describe('sampleFilterSchema', () => {
  it('takes what a query filters by', () => {
    const {
      page: _page,
      size: _size,
      sort: _sort,
      descending: _descending,
      ...filter
    } = DEFAULT_SAMPLE_QUERY;
    expect(filterOf({ ...DEFAULT_SAMPLE_QUERY, state: 'open', page: 3 })).toEqual({
      ...filter,
      state: 'open',
    });
    expect(sampleFilterSchema.parse({ ...filter, state: 'open' })).toEqual({ ...filter, state: 'open' });
  });

  it('refuses what the address would take for not set', () => {
    const filter = filterOf(DEFAULT_SAMPLE_QUERY);
    for (const wrong of [{ state: 'gone' }, { flagged: 'true' }, { annotator: 'me' }, { stat: 'open' }])
      expect(sampleFilterSchema.safeParse({ ...filter, ...wrong }).success).toBe(false);
    expect(sampleFilterSchema.safeParse({}).success).toBe(false);
  });
});
