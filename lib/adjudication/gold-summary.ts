import { merged, type TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { GoldOriginOfAnswer } from '@/lib/progress/figures';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import type { Gold } from './gold-types';
import type { GoldVerdict } from './support';

/** What figures need of an answer's gold. */
export interface GoldSummary {
  verdict: GoldVerdict;
  origin: GoldOriginOfAnswer;
  /** Of its inconsistent units, in the order of the typology. */
  types: ErrorType[];
  /** Where its inconsistent units stand in the answer. */
  failed: TextRange[];
}

/**
 * An answer's gold in short; null while it has no verdict. Its origin is the weightiest of its units': adjudicated where a lead
 * made one of them, agreed where several people did, else single.
 */
export function goldSummary({ verdict, units }: Pick<Gold, 'verdict' | 'units'>): GoldSummary | null {
  if (verdict === 'undecided') return null;
  const origins = new Set(units.map(({ gold }) => gold?.origin));
  const origin = (['adjudicated', 'agreed'] as const).find((one) => origins.has(one)) ?? 'single';
  const failed = units.filter(({ gold }) => gold?.verdict === 'inconsistent');
  const types = new Set(failed.map(({ gold }) => gold!.errorType));
  return {
    verdict,
    origin,
    types: ERROR_TYPES.filter((type) => types.has(type)),
    failed: merged(failed.flatMap(({ spans }) => spans)),
  };
}
