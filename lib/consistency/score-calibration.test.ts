import { describe, expect, it } from 'vitest';
import type { Reviewed } from './calibrate';
import { calibrateScores, probabilityOf } from './score-calibration';

const many = (count: number, score: number, inconsistent: boolean, exposed = false): Reviewed[] =>
  Array.from({ length: count }, () => ({ score, inconsistent, exposed }));

describe('a calibration of scores', () => {
  it('two scores: gives each the mean of its targets, to be worked out by hand', () => {
    // 20 inconsistent, 30 consistent: targets 21/22 and 1/32. At 0.2 are 5 and 25, at 0.8 are 15 and 5 of them.
    const found = calibrateScores([
      ...[...many(5, 0.2, true), ...many(25, 0.2, false)],
      ...[...many(15, 0.8, true), ...many(5, 0.8, false)],
    ]);
    const [low, high] = [(5 * (21 / 22) + 25 / 32) / 30, (15 * (21 / 22) + 5 / 32) / 20];
    expect(found).toMatchObject({ calibrated: true, labels: 50 });
    if (!found.calibrated) return;
    expect(probabilityOf(found, 0.2)).toBeCloseTo(low, 9);
    expect(probabilityOf(found, 0.8)).toBeCloseTo(high, 9);
    // Log odds -1.4589 at 0.2 and 0.9904 at 0.8.
    const logit = (p: number): number => Math.log(p / (1 - p));
    expect(found.slope).toBeCloseTo((logit(high) - logit(low)) / 0.6, 7);
  });

  it('scores that part the verdicts: stay short of certainty', () => {
    const found = calibrateScores([...many(25, 1, true), ...many(25, 0, false)]);
    if (!found.calibrated) throw new Error('it is calibrated');
    expect(probabilityOf(found, 1)).toBeCloseTo(26 / 27, 6);
    expect(probabilityOf(found, 0)).toBeCloseTo(1 / 27, 6);
  });

  it('one score for all: gives the share of inconsistent labels, smoothed', () => {
    const found = calibrateScores([...many(25, 0.5, true), ...many(25, 0.5, false)]);
    if (!found.calibrated) throw new Error('it is calibrated');
    expect(probabilityOf(found, 0.5)).toBeCloseTo(0.5, 9);
  });

  it('49 labels, one verdict alone, or labels that were exposed: there is none', () => {
    expect(calibrateScores([...many(24, 1, true), ...many(25, 0, false)])).toEqual({
      calibrated: false,
      labels: 49,
    });
    expect(calibrateScores(many(60, 1, true))).toEqual({ calibrated: false, labels: 60 });
    expect(calibrateScores([...many(30, 1, true, true), ...many(49, 0, false)])).toEqual({
      calibrated: false,
      labels: 49,
    });
  });
});
