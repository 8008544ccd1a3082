import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPE_FACTS, type ErrorType } from '@/lib/typology/error-type';

/**
 * The verdicts of a label whose error has a type, by the convention of gold data: the type's stage is inconsistent and the
 * other one, had it failed too, is not charged. Without a type the stages stand as they were judged.
 */
export function labelVerdicts(judged: StageVerdicts, type: ErrorType | null): StageVerdicts {
  const stage = type && ERROR_TYPE_FACTS[type].stage;
  if (!stage) return judged;
  const other = stage === 'fact' ? 'logic' : 'fact';
  const uncharged = judged[other] === 'inconsistent' ? 'consistent' : judged[other];
  return { ...judged, [stage]: 'inconsistent', [other]: uncharged };
}
