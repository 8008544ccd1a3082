import { describe, expect, it } from 'vitest';
import { parseViews, withoutView, withView } from './views';

describe('saved views', () => {
  const one = { name: 'types', search: 'kind=type' };

  it('stored views: are read back, unreadable ones are left out', () => {
    expect(parseViews(JSON.stringify([one]))).toEqual([one]);
    expect(parseViews('')).toEqual([]);
    expect(parseViews('{"name":')).toEqual([]);
    expect(parseViews('[{"name":1}]')).toEqual([]);
  });

  it('a view of a name that exists: replaces it, without the page', () => {
    expect(withView([one], { name: 'types', search: 'kind=type&page=3&sort=id' })).toEqual([
      { name: 'types', search: 'kind=type&sort=id' },
    ]);
    expect(withoutView([one], 'types')).toEqual([]);
  });
});
