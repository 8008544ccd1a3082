import type { Prediction } from './method';

/** How many stages of a reading have no verdict, by the kind of fault that kept it from them: {"refused": 1}. */
export function countNoVerdicts({ segments }: Prediction): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { machine } of segments)
    for (const stage of [machine.steps?.fact, machine.steps?.logic, machine.steps?.type]) {
      const fault = stage?.noVerdict?.fault;
      if (fault) counts[fault] = (counts[fault] ?? 0) + 1;
    }
  return counts;
}
