import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRange, isStillSame } from './byte-range';

describe('byteRange of 10 bytes', () => {
  it.each([
    [null, 'whole'],
    ['', 'whole'],
    ['bytes=0-', { start: 0, end: 10 }],
    ['bytes=4-', { start: 4, end: 10 }],
    ['bytes=4-6', { start: 4, end: 7 }],
    ['bytes=4-4', { start: 4, end: 5 }],
    ['bytes=4-99', { start: 4, end: 10 }],
    ['bytes=9-9', { start: 9, end: 10 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-3', { start: 7, end: 10 }],
    ['bytes=-99', { start: 0, end: 10 }],
    ['bytes=-0', 'unsatisfiable'],
    ['Bytes=4-6', { start: 4, end: 7 }],
    ['bytes= 4-6 ', { start: 4, end: 7 }],
    ['bytes=6-4', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=1.5-2', 'whole'],
    ['rows=0-1', 'whole'],
  ])('%j is %j', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it('any range of any file: lies within it and is not empty', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (first, more, size) => {
        const range = byteRange(`bytes=${first}-${first + more}`, size);
        if (typeof range === 'object')
          expect(0 <= range.start && range.start < range.end && range.end <= size).toBe(true);
        else expect([range, first >= size]).toEqual(['unsatisfiable', true]);
      }),
    );
  });

  it('of a file without bytes: nothing can be given', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});

it('If-Range: only the same strong tag lets a part be given', () => {
  const same = [null, '"a"', ' "a" ', '"b"', 'W/"a"', 'Wed, 21 Oct 2026 07:28:00 GMT', ''];
  expect(same.map((header) => isStillSame(header, '"a"'))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
});
