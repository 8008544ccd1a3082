import type { CheckedAnswer, CheckedVerdict } from './check-answer';

/** What has to hold of new answers. */
export interface CheckLimits {
  /** Segments that people have called inconsistent before, at most. */
  maxErrors: number;
  /** The same as a share of the segments that are known; null: any. */
  maxErrorShare: number | null;
  /** Segments that are known, at least, as a share of all; null: any. */
  leastKnown: number | null;
  /** Rows that hold no sample, at most. */
  maxRejected: number;
}

export interface CheckReport {
  /** Samples of the gold, and segments of them with a verdict. */
  gold: { samples: number; segments: number };
  answers: { consistent: number; inconsistent: number; open: number; rejected: number };
  segments: Record<CheckedVerdict, number>;
  /** Answers against a reference of which nothing is known; of these, those whose question is known with another one. */
  references: { unknown: number; changed: number };
  /** Which limits do not hold. */
  failed: (keyof CheckLimits)[];
}

/** Counts answers as they are checked, and says at the end what does not hold. */
export class CheckCounts {
  readonly #report: Omit<CheckReport, 'gold' | 'failed'> = {
    answers: { consistent: 0, inconsistent: 0, open: 0, rejected: 0 },
    segments: { consistent: 0, inconsistent: 0, contested: 0, new: 0 },
    references: { unknown: 0, changed: 0 },
  };

  /** @param reference whether anything is known against its reference; `changed` where its question is known with another one */
  add({ verdict, segments }: CheckedAnswer, reference: 'known' | 'unknown' | 'changed'): void {
    this.#report.answers[verdict ?? 'open'] += 1;
    for (const { verdict: said } of segments) this.#report.segments[said] += 1;
    if (reference !== 'known') this.#report.references.unknown += 1;
    if (reference === 'changed') this.#report.references.changed += 1;
  }

  reject(): void {
    this.#report.answers.rejected += 1;
  }

  report(gold: CheckReport['gold'], limits: CheckLimits): CheckReport {
    return { gold, ...this.#report, failed: failedLimits(this.#report, limits) };
  }
}

/** A share of nothing fails no limit of errors, and every limit of what is known: an empty or broken file passes no gate. */
function failedLimits(
  { answers, segments }: Pick<CheckReport, 'answers' | 'segments'>,
  { maxErrors, maxErrorShare, leastKnown, maxRejected }: CheckLimits,
): CheckReport['failed'] {
  const { consistent, inconsistent, contested, new: unknown } = segments;
  const known = consistent + inconsistent;
  const all = known + contested + unknown;
  return [
    ...(inconsistent > maxErrors ? (['maxErrors'] as const) : []),
    ...(maxErrorShare !== null && known > 0 && inconsistent / known > maxErrorShare
      ? (['maxErrorShare'] as const)
      : []),
    ...(leastKnown !== null && (all === 0 || known < leastKnown * all) ? (['leastKnown'] as const) : []),
    ...(answers.rejected > maxRejected ? (['maxRejected'] as const) : []),
  ];
}
