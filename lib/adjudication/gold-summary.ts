import type { GoldOriginOfAnswer } from '@/lib/progress/figures';
import type { Gold } from './gold-types';

/** What figures need of an answer's gold. */
export interface GoldSummary {
  verdict: 'consistent' | 'inconsistent';
  origin: GoldOriginOfAnswer;
}

/**
 * An answer's gold in two words; null while it has no verdict. Its origin is the weightiest of its units': adjudicated where a lead
 * made one of them, agreed where several people did, else single.
 */
export function goldSummary({ verdict, units }: Pick<Gold, 'verdict' | 'units'>): GoldSummary | null {
  if (verdict === 'undecided') return null;
  const origins = new Set(units.map(({ gold }) => gold?.origin));
  const origin = (['adjudicated', 'agreed'] as const).find((one) => origins.has(one)) ?? 'single';
  return { verdict, origin };
}
