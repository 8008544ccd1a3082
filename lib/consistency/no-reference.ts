import { decompose } from '@/lib/segmentation/decompose';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { JudgedSegment, Prediction } from './method';

/** Without a reference there is nothing to ask a model: the plain sentence split, and an abstention that says why. */
export function withoutReference(answer: string, logic: Verdict): Prediction {
  const segments = decompose(answer).map((cut): JudgedSegment => ({
    ...cut,
    fact: 'abstained',
    logic,
    errorType: null,
    evidence: [],
    machine: {
      suggestedType: null,
      findings: [{ rule: 'reference_empty', weight: 'note' }],
      rationale: '',
    },
  }));
  return { segments };
}
