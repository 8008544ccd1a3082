import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';

describe('canonicalJson', () => {
  it.each([
    ['keys by code unit, digits among them', { b: 1, a: 2, '10': 3, '2': 4 }, '{"10":3,"2":4,"a":2,"b":1}'],
    ['keys beyond the first plane by code unit', { '\ufb33': 1, '😀': 2 }, '{"😀":2,"\ufb33":1}'],
    ['numbers as ECMAScript writes them', [1.0, 1e21, 1e-7, -0], '[1,1e+21,1e-7,0]'],
    ['controls escaped, other characters as they are', '\u0000\n"\u2028é', '"\\u0000\\n\\"\u2028é"'],
    ['members that are undefined left out', { a: undefined, b: null }, '{"b":null}'],
    ['nothing in empty ones', [{}, [], ''], '[{},[],""]'],
  ])('%s', (_name, value, text) => expect(canonicalJson(value)).toBe(text));

  it('for any JSON value: reads back the same, and says nothing of the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        if (value !== null && typeof value === 'object' && !Array.isArray(value))
          expect(canonicalJson(Object.fromEntries(Object.entries(value).reverse()))).toBe(text);
      }),
    );
  });
});
