import { describe, expect, it } from 'vitest';
import { correctedRate } from './corrected-rate';

describe('correctedRate', () => {
  it('30 % flagged by a judge of recall .8 and specificity .9: .2857, .219 to .353', () => {
    const found = correctedRate({
      flagged: { n: 300, of: 1_000 },
      recall: { n: 80, of: 100 },
      specificity: { n: 180, of: 200 },
    });
    if ('refused' in found) throw new Error(found.refused);
    expect(found.value).toBeCloseTo(0.2857, 4);
    expect(found.standardError).toBeCloseTo(0.0341, 4);
    expect(found.low).toBeCloseTo(0.219, 3);
    expect(found.high).toBeCloseTo(0.353, 3);
  });

  it('a judge that hardly tells the classes apart is refused, and so is an empty sample', () => {
    const flagged = { n: 30, of: 100 };
    expect(correctedRate({ flagged, recall: { n: 50, of: 100 }, specificity: { n: 55, of: 100 } })).toEqual({
      refused: 'uninformative_judge',
    });
    expect(correctedRate({ flagged, recall: { n: 0, of: 0 }, specificity: { n: 9, of: 10 } })).toEqual({
      refused: 'empty_sample',
    });
  });

  it('fewer flagged than false alarms explain: 0, never below', () => {
    const found = correctedRate({
      flagged: { n: 1, of: 100 },
      recall: { n: 8, of: 10 },
      specificity: { n: 8, of: 10 },
    });
    expect(found).toMatchObject({ value: 0, low: 0 });
  });
});
