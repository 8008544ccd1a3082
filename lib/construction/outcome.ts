import type { GoldVerdict } from '@/lib/adjudication/support';
import type { ErrorType } from '@/lib/typology/error-type';

/** What people found of a constructed sample; withdrawn ones were no use to anybody. */
export const OUTCOMES = [
  'as_intended',
  'more_errors',
  'fewer_errors',
  'other_type',
  'no_error',
  'withdrawn',
  'undecided',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface Found {
  withdrawn: boolean;
  /** Null while it is undecided. */
  gold: GoldVerdict | null;
  /** Error types of its gold. */
  types: readonly ErrorType[];
}

/** Compares what a recipe meant to make with gold. Nothing intended: an answer that is meant to stay consistent. */
export function constructionOutcome(
  intended: readonly ErrorType[],
  { withdrawn, gold, types }: Found,
): Outcome {
  if (withdrawn) return 'withdrawn';
  if (gold === null) return 'undecided';
  if (intended.length === 0) return gold === 'consistent' ? 'as_intended' : 'more_errors';
  if (gold === 'consistent') return 'no_error';
  const present = intended.filter((type) => types.includes(type));
  if (present.length === 0) return 'other_type';
  if (present.length < intended.length) return 'fewer_errors';
  return types.length > intended.length ? 'more_errors' : 'as_intended';
}

export type OutcomeCounts = Record<Outcome, number>;

/** Accepted samples among those that people have decided; those that are withdrawn were refused. */
export function acceptedOf(counts: OutcomeCounts): { n: number; of: number } {
  const { undecided, ...decided } = counts;
  void undecided;
  return { n: counts.as_intended, of: Object.values(decided).reduce((all, count) => all + count, 0) };
}
