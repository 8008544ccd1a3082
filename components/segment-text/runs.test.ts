import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './runs';

const marks = fc.array(
  fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) })),
  { maxLength: 8 },
);

describe('runs', () => {
  it('cuts where marks overlap and clips them to the span', () => {
    const a = { start: 0, end: 6 };
    const b = { start: 4, end: 12 };
    expect(runs(2, 10, [a, b])).toEqual([
      { start: 2, end: 4, marks: [a] },
      { start: 4, end: 6, marks: [a, b] },
      { start: 6, end: 10, marks: [b] },
    ]);
  });

  it('an empty span: no runs', () => {
    expect(runs(3, 3, [{ start: 0, end: 9 }])).toEqual([]);
  });

  it('covers the span without gaps, and every run is under all of its marks', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), marks, (start, length, given) => {
        const cut = runs(start, start + length, given);
        expect(cut[0]!.start).toBe(start);
        expect(cut.at(-1)!.end).toBe(start + length);
        cut.forEach((run, index) => {
          expect(run.start).toBeLessThan(run.end);
          if (index > 0) expect(run.start).toBe(cut[index - 1]!.end);
          const middle = (run.start + run.end) / 2;
          expect(run.marks).toEqual(given.filter((mark) => mark.start < middle && mark.end > middle));
        });
      }),
    );
  });
});
