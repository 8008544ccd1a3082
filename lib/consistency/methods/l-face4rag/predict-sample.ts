import { decompose } from '@/lib/segmentation/decompose';
import { hasLetterOrDigit } from '@/lib/text/script';
import type { JudgedSegment, MethodInput, Prediction } from '../../method';
import type { StageCaller } from '../../ask/ask-stage';
import { judgeCaller } from './ask/judge-caller';
import { ReferenceView } from '../../ask/reference-view';
import { judgeSegments } from './judge/judge-segments';
import type { LFace4ragParams } from './params';
import { splitAnswer } from './split/split-answer';

/**
 * L-Face4RAG over one sample (paper section 4): logic-preserving decomposition, then fact and logic consistency of each
 * segment, then the type of what failed. Rejects when the answer itself is refused; a stage without a readable verdict
 * abstains.
 */
export async function predictSample(
  { question, reference, answer }: MethodInput,
  params: LFace4ragParams,
  caller: StageCaller,
): Promise<Prediction> {
  if (!hasLetterOrDigit(reference)) return nothingToHoldAgainst(answer, params.factsOnly);
  const judge = judgeCaller(caller, params, { question, reference: new ReferenceView(reference) });
  const { segments, replies } = await splitAnswer(judge, answer);
  return { segments: await judgeSegments(judge, segments, replies) };
}

/** Without a reference there is nothing to ask a model: the plain sentence split, and an abstention that says why. */
function nothingToHoldAgainst(answer: string, factsOnly: boolean): Prediction {
  const logic = factsOnly ? 'not_judged' : 'abstained';
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
