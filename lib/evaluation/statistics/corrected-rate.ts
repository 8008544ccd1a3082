import { type Interval, NORMAL_95, type Share } from '@/lib/annotation/exposure/proportion';

/** With a smaller recall + specificity − 1 the judge hardly tells the classes apart, and the correction explodes. */
const LEAST_YOUDEN = 0.1;

interface JudgeRates {
  /** Answers of a run that the judge called inconsistent. */
  flagged: Share;
  /** Of inconsistent gold, those that it caught. */
  recall: Share;
  /** Of consistent gold, those that it called so. */
  specificity: Share;
}

type CorrectedRate =
  | (Interval & { standardError: number })
  /** A sample is empty, or the judge tells the classes apart too little. */
  | { refused: 'empty_sample' | 'uninformative_judge' };

/**
 * The rate of inconsistent answers in a run, corrected for the judge's errors: π = (q + sp − 1) / (se + sp − 1), with the
 * delta-method variance over all three samples (Rogan & Gladen 1978). Value and interval are cut to 0…1.
 */
export function correctedRate({ flagged, recall, specificity }: JudgeRates): CorrectedRate {
  if (flagged.of === 0 || recall.of === 0 || specificity.of === 0) return { refused: 'empty_sample' };
  const [q, se, sp] = [flagged, recall, specificity].map(({ n, of }) => n / of) as [number, number, number];
  const youden = se + sp - 1;
  if (youden < LEAST_YOUDEN) return { refused: 'uninformative_judge' };
  const rate = (q + sp - 1) / youden;
  const variance =
    (q * (1 - q)) / flagged.of +
    (rate ** 2 * se * (1 - se)) / recall.of +
    ((1 - rate) ** 2 * sp * (1 - sp)) / specificity.of;
  const standardError = Math.sqrt(variance) / youden;
  const cut = (value: number): number => Math.min(1, Math.max(0, value));
  return {
    value: cut(rate),
    standardError,
    low: cut(rate - NORMAL_95 * standardError),
    high: cut(rate + NORMAL_95 * standardError),
  };
}
