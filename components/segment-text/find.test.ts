import { describe, expect, it } from 'vitest';
import { findAll } from './find';

describe('findAll', () => {
  it('ignores case and does not overlap', () => {
    expect(findAll('Aaaa', 'aa')).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]);
  });

  it('keeps offsets true behind a letter whose lower case is longer', () => {
    expect(findAll('İ River 😀 river', 'RIVER')).toEqual([
      { start: 2, end: 7 },
      { start: 11, end: 16 },
    ]);
  });

  it('full and half width, and kinds of quotes: match each other', () => {
    expect(findAll('气温ＡＢ１２０，“高”', 'ab120,"高"')).toEqual([{ start: 2, end: 11 }]);
    expect(findAll('(120 km)\nlong', '（120\u3000KM） long')).toEqual([{ start: 0, end: 13 }]);
  });

  it('a blank query: no match; many matches: stops at the limit', () => {
    expect(findAll('abc', '  ')).toEqual([]);
    expect(findAll('aaaa', 'a', 3)).toHaveLength(3);
  });
});
