import { stagesOf } from '@/lib/annotation/steps/method-steps';
import type { Prediction } from './method';

/** How many stages of a prediction have no verdict, by the kind of fault that kept it from them: {"refused": 1}. */
export function countNoVerdicts({ segments }: Prediction): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { machine } of segments)
    for (const [, { noVerdict }] of machine.steps ? stagesOf(machine.steps) : [])
      if (noVerdict) counts[noVerdict.fault] = (counts[noVerdict.fault] ?? 0) + 1;
  return counts;
}
