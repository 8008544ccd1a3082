import { describe, expect, it } from 'vitest';
import { balancedAccuracy, calibrate, type Reviewed } from './calibrate';

const many = (count: number, score: number, inconsistent: boolean, exposed = true): Reviewed[] =>
  Array.from({ length: count }, () => ({ score, inconsistent, exposed }));

describe('calibrate', () => {
  it('leaves the default when there are too few segments or only one verdict', () => {
    const few = { threshold: 2.2, source: 'default', used: 0, unexposedOnly: false, bacc: null };
    expect(calibrate([...many(15, 1, false), ...many(14, 3, true)], 2.2)).toEqual(few);
    expect(calibrate(many(40, 3, true), 2.2)).toEqual(few);
  });

  it('draws the best threshold towards the default by the number of segments', () => {
    // Best: midway between 3 and 4 = 3.5; (40 * 3.5 + 20 * 2.2) / 60 = 3.0667
    const result = calibrate([...many(20, 3, false), ...many(20, 4, true)], 2.2);
    expect(result).toEqual({ threshold: 3.067, source: 'reviewed', used: 40, unexposedOnly: false, bacc: 1 });
  });

  it('no better threshold: the default stays', () => {
    expect(calibrate([...many(20, 1, false), ...many(20, 3, true)], 2.2).threshold).toBe(2.2);
  });

  it('prefers labels given unseen, when there are enough of them', () => {
    const unseen = [...many(15, 3, false, false), ...many(15, 4, true, false)];
    const seen = [...many(50, 1, false), ...many(50, 1.5, true)];
    expect(calibrate([...seen, ...unseen], 2.2)).toMatchObject({ used: 30, unexposedOnly: true });
    expect(calibrate([...seen, ...unseen.slice(1)], 2.2)).toMatchObject({ used: 129, unexposedOnly: false });
  });
});

describe('balancedAccuracy', () => {
  it('averages the two recalls', () => {
    const reviewed = [...many(3, 3, true), ...many(1, 1, true), ...many(1, 3, false), ...many(1, 1, false)];
    expect(balancedAccuracy(reviewed, 2)).toBe((0.75 + 0.5) / 2);
  });
});
