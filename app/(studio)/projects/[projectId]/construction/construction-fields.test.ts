import { describe, expect, it } from 'vitest';
import { combinationId, NO_PART, readConstruction, wantedName } from './construction-fields';

const OFFERED = ['number', 'unit', 'negation'];

describe('combinationId', () => {
  it.each([
    [['negation', 'number', NO_PART], 'number+negation'],
    [['negation', 'number', 'unit'], 'number+unit+negation'],
    [['negation', null, NO_PART], '+negation'],
    [[null, null, NO_PART], '+'],
  ])('%j: %s', (parts, id) => {
    expect(combinationId(parts, OFFERED)).toBe(id);
  });
});

describe('readConstruction', () => {
  const read = (...fields: [string, string][]) => {
    const data = new FormData();
    for (const [recipe, count] of fields) data.append(wantedName(recipe), count);
    return readConstruction(data).wanted;
  };

  it('a recipe without a count: is not wanted', () => {
    expect(read(['number', ''], ['unit', '3'])).toEqual({ unit: 3 });
  });

  it('two lines of one combination: are wanted together', () => {
    expect(read(['number+unit', '2'], ['number+unit', '3'])).toEqual({ 'number+unit': 5 });
  });

  it('a line of a combination without a count, and a word for one: are no numbers', () => {
    expect(read(['number+unit', ''], ['unit', 'some'])).toEqual({
      'number+unit': Number.NaN,
      unit: Number.NaN,
    });
  });
});
