import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlDraw, DRAWS, isControl } from './control-arm';
import { MOST_CONTROL } from './exposure-policy';

const PROJECT = '00000000-0000-4000-8000-000000000001';
const share = fc.integer({ min: 0, max: MOST_CONTROL });
const reveal = (controlShare: number) => ({ policy: 'reveal', controlShare }) as const;

describe('the control arm', () => {
  it('draws the first four bytes of the hash', () => {
    // printf '00000000-0000-4000-8000-000000000001/a' | sha256sum
    expect(controlDraw(PROJECT, 'a')).toBe(0xe3dd52f4);
  });

  it('is drawn from project and sample alone', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (project, sample) => {
        const draw = controlDraw(project, sample);
        expect(controlDraw(project, sample)).toBe(draw);
        expect(Number.isInteger(draw) && draw >= 0 && draw < DRAWS).toBe(true);
      }),
    );
    expect(controlDraw('p', 's')).not.toBe(controlDraw('s', 'p'));
  });

  it('is empty at share 0 and keeps its samples when the share grows', () => {
    fc.assert(
      fc.property(fc.uuid(), share, share, (sample, one, other) => {
        const draw = controlDraw(PROJECT, sample);
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(isControl(reveal(0), draw)).toBe(false);
        expect(isControl(reveal(less), draw) && !isControl(reveal(more), draw)).toBe(false);
        expect(isControl({ policy: 'blind', controlShare: more }, draw)).toBe(false);
      }),
    );
  });

  it('a draw at the share: is outside', () => {
    expect(isControl(reveal(50), DRAWS / 2 - 1)).toBe(true);
    expect(isControl(reveal(50), DRAWS / 2)).toBe(false);
    expect(isControl(reveal(25), DRAWS / 4 - 1)).toBe(true);
    expect(isControl(reveal(25), DRAWS / 4)).toBe(false);
  });

  it('holds about its share of many samples', () => {
    const draws = Array.from({ length: 4_000 }, (_, at) => controlDraw(PROJECT, String(at)));
    for (const percent of [10, 50]) {
      const held = draws.filter((draw) => isControl(reveal(percent), draw)).length;
      // Five standard deviations of a fair draw.
      expect(Math.abs(held - 40 * percent)).toBeLessThan(5 * Math.sqrt(40 * percent * (1 - percent / 100)));
    }
  });
});
