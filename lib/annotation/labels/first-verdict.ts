import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { sameVerdict, type VerdictPart, verdictPart } from './judgement';
import { VERDICTS } from './verdict';

/** The first human verdict on a segment, as stored beside a later one. */
export const firstVerdictSchema = z.object({
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  errorType: z.enum(ERROR_TYPES).nullable(),
});
export type FirstVerdict = z.infer<typeof firstVerdictSchema>;

export interface LedgerEntry extends VerdictPart {
  decidedAt: string | Date | null;
  first: FirstVerdict | null;
}

/**
 * The first verdict to keep after `next` (null: the verdict was taken back). Written when a verdict is replaced or
 * taken back, and kept even when the person returns to it.
 */
export function firstVerdict(previous: LedgerEntry, next: VerdictPart | null): FirstVerdict | null {
  if (previous.first !== null || previous.decidedAt === null) return previous.first;
  if (next !== null && sameVerdict(previous, next)) return null;
  return verdictPart(previous);
}
