import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePoint, codePointLength, offsetMap, quote, span, splitsSurrogatePair, utf16 } from './offsets';

describe('offsetMap', () => {
  it('counts a non-BMP character as one code point and two units', () => {
    const map = offsetMap('a😀中𠮷b');
    expect([0, 1, 3, 4, 6, 7].map((at) => map.toCodePoint(utf16(at)))).toEqual([0, 1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].map((at) => map.toUtf16(codePoint(at)))).toEqual([0, 1, 3, 4, 6, 7]);
  });

  it('moves a position inside a pair to its start', () => {
    expect(offsetMap('😀').toCodePoint(utf16(1))).toBe(0);
    expect(splitsSurrogatePair('😀', 1)).toBe(true);
  });

  it('agrees with Array.from on every boundary of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const map = offsetMap(text);
        let at = 0;
        Array.from(text).forEach((character, index) => {
          expect(map.toCodePoint(utf16(at))).toBe(index);
          expect(map.toUtf16(codePoint(index))).toBe(at);
          at += character.length;
        });
        expect(map.toUtf16(map.toCodePoint(utf16(text.length)))).toBe(text.length);
      }),
    );
  });
});

it('codePointLength: as many as the text has characters, halves of a pair that stand alone among them', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '长', '😀', '\ud83d', '\ude00') }), (text) => {
      expect(codePointLength(text)).toBe([...text].length);
    }),
  );
});

describe('quote', () => {
  it('cuts by units', () => {
    expect(quote('a😀b', span(1, 3))).toBe('😀');
  });
});
