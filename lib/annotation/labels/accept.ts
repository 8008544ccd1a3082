import type { ErrorType } from '@/lib/typology/error-type';
import { failedStage, typeFits } from './judgement';
import type { StageVerdicts, Verdict } from './verdict';
import type { Judgement } from '../view';

/**
 * The person's own judgement when they accept what is pre-filled; null when there is nothing to accept: no verdict, or
 * an abstention without a failure. Both stages are declared: one the method left out is consistent beside a consistent or
 * failed one, unsure beside an unsure one; an abstained one is unsure. The type is the claimed one, else a suggested one
 * of the failed stage, else it stays open.
 */
export function accepted(prefill: Judgement, suggestedType: ErrorType | null): Judgement | null {
  const failed = failedStage(prefill);
  const stages = [prefill.fact, prefill.logic];
  if (failed === null && stages.includes('abstained')) return null;
  if (stages.every((verdict) => verdict === 'not_judged')) return null;
  const rest: Verdict = stages.includes('unsure') ? 'unsure' : 'consistent';
  const verdicts: StageVerdicts = {
    fact: decided(prefill.fact, rest),
    logic: decided(prefill.logic, rest),
  };
  const type = [prefill.errorType, suggestedType].find(
    (candidate) => candidate !== null && typeFits(candidate, verdicts),
  );
  return { ...verdicts, errorType: type ?? null, evidence: prefill.evidence, note: prefill.note };
}

function decided(verdict: Verdict, rest: Verdict): Verdict {
  if (verdict === 'abstained') return 'unsure';
  return verdict === 'not_judged' ? rest : verdict;
}
