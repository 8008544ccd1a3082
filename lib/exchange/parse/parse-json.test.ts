import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deeperThan, parseJson } from './parse-json';

describe('parseJson', () => {
  it('keeps every digit of an integer', () => {
    expect(parseJson('{"id":12345678901234567890,"n":-9007199254740993}')).toEqual({
      id: '12345678901234567890',
      n: '-9007199254740993',
    });
    expect(parseJson('[9007199254740991,-9007199254740991,9007199254740992]')).toEqual([
      ...[9007199254740991, -9007199254740991, '9007199254740992'],
    ]);
  });

  it('keeps a number beyond every float, and leaves fractions as they are', () => {
    expect(parseJson('[1e400,-1e999,1e308,0.12345678901234567,1.5e3]')).toEqual([
      ...['1e400', '-1e999', 1e308, 0.12345678901234567, 1500],
    ]);
  });

  it('leaves digits within texts alone', () => {
    const source = '{"a 12345678901234567890":"\\"98765432109876543210\\\\","b":12345678901234567890}';
    expect(parseJson(source)).toEqual({
      'a 12345678901234567890': '"98765432109876543210\\',
      b: '12345678901234567890',
    });
  });

  it('text that JSON.parse refuses: fails', () => {
    for (const bad of ['', '{', '[012345678901234567890]', '1234567890123456789a', '{"a":1,}'])
      expect(() => parseJson(bad)).toThrow(SyntaxError);
  });

  it('says what JSON.parse says of everything that JavaScript can write', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const source = JSON.stringify(value);
        fc.pre(!/\d{16}(?!\d*[.e])/.test(source));
        expect(parseJson(source)).toEqual(JSON.parse(source));
      }),
    );
  });
});

describe('deeperThan', () => {
  it('counts lists and objects', () => {
    expect(deeperThan('text', 0)).toBe(false);
    expect(deeperThan([[1]], 2)).toBe(false);
    expect(deeperThan({ a: [{}] }, 2)).toBe(true);
    expect(deeperThan(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), 100)).toBe(true);
  });
});
