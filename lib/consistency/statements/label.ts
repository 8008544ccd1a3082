import type { ErrorType } from '@/lib/typology/error-type';

/**
 * What a check says of a statement: a bare verdict, or one of the three labels of natural language inference, which tell a
 * contradiction from what the reference leaves open.
 */
export const STATEMENT_LABELS = [
  'consistent',
  'inconsistent',
  'entailment',
  'neutral',
  'contradiction',
] as const;
export type StatementLabel = (typeof STATEMENT_LABELS)[number];

export const passes = (label: StatementLabel): boolean => label === 'consistent' || label === 'entailment';

/** The type to look at first: what the reference leaves open is a hallucination in the paper's sense. */
export const typeToLookAt = (label: StatementLabel): ErrorType | null =>
  label === 'neutral' ? 'Hallu' : null;
