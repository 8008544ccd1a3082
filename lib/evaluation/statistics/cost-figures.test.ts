import { describe, expect, it } from 'vitest';
import { costMicros, fromMicros } from '@/lib/llm/price';
import { costFigures, costPerExtraError } from './cost-figures';

/** .4 M tokens uncached at 2, .8 M cached at .5, .06 M of output at 8, each per million. */
const PAID = fromMicros(
  costMicros(
    { prompt: 1_200_000, cachedPrompt: 800_000, completion: 60_000 },
    { inputPrice: 2, cachedInputPrice: 0.5, outputPrice: 8 },
  ),
);

describe('costFigures', () => {
  it('50 answers, 15 errors caught, 5 false alarms, review at .90 each', () => {
    expect(PAID).toBe(1.68);
    const found = costFigures({ paid: PAID, answers: 50, matrix: { tp: 15, fp: 5 }, reviewPrice: 0.9 });
    expect(found.perThousand).toBeCloseTo(33.6, 12);
    expect(found.perErrorCaught).toBeCloseTo(0.112, 12);
    expect(found.perErrorReviewed).toBeCloseTo(1.312, 12);
  });

  it('no error caught, or no answers: undefined', () => {
    expect(costFigures({ paid: 1, answers: 50, matrix: { tp: 0, fp: 5 }, reviewPrice: 1 })).toEqual({
      perThousand: 20,
      perErrorCaught: null,
      perErrorReviewed: null,
    });
    expect(costFigures({ paid: 0, answers: 0, matrix: { tp: 0, fp: 0 } }).perThousand).toBeNull();
  });

  it('against a judge at .20 that catches 11: .37 per extra error', () => {
    const cheaper = { paid: 0.2, caught: 11 };
    expect(costPerExtraError({ paid: PAID, caught: 15 }, cheaper)).toBeCloseTo(0.37, 12);
    expect(costPerExtraError({ paid: PAID, caught: 11 }, cheaper)).toBeNull();
    expect(costPerExtraError({ paid: PAID, caught: 10 }, cheaper)).toBeNull();
  });
});
