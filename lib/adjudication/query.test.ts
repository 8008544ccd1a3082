import { describe, expect, it } from 'vitest';
import { DEFAULT_LIST_QUERY, formatListQuery, isNarrowed, parseListQuery } from './query';

describe('parseListQuery', () => {
  it('values that are not understood: count as not set', () => {
    expect(
      parseListQuery({ state: 'gone', kind: 'x', annotator: 'me', round: '0', page: '-1', size: '7' }),
    ).toEqual(DEFAULT_LIST_QUERY);
    expect(DEFAULT_LIST_QUERY).toMatchObject({ state: 'todo', sort: 'priority' });
  });

  it('a formatted query: parses back to the same', () => {
    const query = parseListQuery({
      search: '河流',
      state: 'begun',
      kind: 'verdict',
      agreement: 'low',
      machine: 'undecided',
      round: '2',
      errorType: 'KCont',
      flagged: 'true',
      comments: 'true',
      sort: 'agreement',
      page: '3',
      size: '100',
    });
    expect(query).toMatchObject({ round: 2, flagged: true, size: 100 });
    expect(parseListQuery(Object.fromEntries(formatListQuery(query)))).toEqual(query);
    expect(formatListQuery(DEFAULT_LIST_QUERY).toString()).toBe('');
  });
});

describe('isNarrowed', () => {
  it('asks the filters, not order and page', () => {
    expect(isNarrowed({ ...DEFAULT_LIST_QUERY, sort: 'id', page: 4 })).toBe(false);
    expect(isNarrowed({ ...DEFAULT_LIST_QUERY, state: 'all' })).toBe(true);
  });
});
