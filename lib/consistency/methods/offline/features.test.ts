import { describe, expect, it } from 'vitest';
import { measureSegment } from './features';
import { indexReference } from '../../search/reference-index';

const features = (segment: string, reference: string) => measureSegment(segment, indexReference(reference));

describe('measure', () => {
  it('covers a copy in full', () => {
    const { coverage, best, density, uncoveredWeight } = features('公司去年盈利。', '公司去年盈利。天黑了。');
    expect([coverage, best, density, uncoveredWeight]).toEqual([1, 1, 1, 0]);
  });

  it('covers nothing of something else', () => {
    const { coverage, best, density, uncoveredWeight } = features('猫在睡', '公司盈利。');
    // 猫在 .35, 在睡 .35
    expect([coverage, best, density, uncoveredWeight]).toEqual([0, 0, 0, 0.7]);
  });

  it('measures a changed number by hand', () => {
    const found = features('公司盈利5亿元。', '公司盈利3亿元。');
    // 公司 司盈 盈利 1 each and 元 .35 of 4.65; 公司盈利 and 亿元 of seven tokens
    expect(found.coverage).toBeCloseTo(3.35 / 4.65, 12);
    expect(found.best).toBeCloseTo(3.35 / 4.65, 12);
    expect(found.density).toBeCloseTo(Math.sqrt(20) / 7, 12);
    expect(found.uncoveredWeight).toBeCloseTo(1.3, 12);
    expect(found.missingNumbers.map(({ key }) => key)).toEqual(['500000000']);
  });

  it('counts a word whose first letters are there as .4 uncovered', () => {
    expect(features('contract', 'contrast').uncoveredWeight).toBeCloseTo(0.4, 12);
  });

  it('tells numbers that stand nowhere from those that stand away from the evidence', () => {
    // The evidence is the first three lines: each holds two words, the last only the number.
    const { missingNumbers, strayNumbers, evidence } = features(
      'red bike green van blue car 7 and 8',
      'Red bike.\nGreen van.\nBlue car.\nLot 7.',
    );
    expect(evidence.map(({ sentence }) => sentence).sort()).toEqual([0, 1, 2]);
    expect(missingNumbers.map(({ key }) => key)).toEqual(['8']);
    expect(strayNumbers.map(({ key }) => key)).toEqual(['7']);
  });
});
