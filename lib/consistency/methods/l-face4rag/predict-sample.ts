import { LlmFault } from '@/lib/llm/fault';
import { decompose } from '@/lib/segmentation/decompose';
import { hasLetterOrDigit } from '@/lib/text/script';
import type { JudgedSegment, MethodInput, Prediction } from '../../method';
import { anchor } from './anchor';
import { type StageCaller, askStage } from './ask-stage';
import { judgeSegment } from './judge-segment';
import type { LFace4ragParams } from './params';
import { PROMPTS } from './prompts/prompts';
import { ReferenceView } from './reference-view';
import { SHAPES } from './shapes';

/**
 * L-Face4RAG over one sample (paper section 4): logic-preserving decomposition, then fact and logic consistency of each
 * segment, then the type of what failed. Rejects when the answer cannot be decomposed; a stage without a readable verdict
 * abstains.
 */
export async function predictSample(
  input: MethodInput,
  { factsOnly }: LFace4ragParams,
  asker: StageCaller,
): Promise<Prediction> {
  const { question, answer } = input;
  if (!hasLetterOrDigit(input.reference)) return nothingToHoldAgainst(answer, factsOnly);
  const { value, noVerdict, replies } = await askStage(
    asker,
    PROMPTS.decompose[asker.language],
    SHAPES.decompose,
    [
      ['question', question],
      ['answer', answer],
    ],
  );
  if (value === null)
    throw new LlmFault('unreadable', `decomposition: ${noVerdict?.fault ?? ''}`, { raw: noVerdict?.raw });
  const reference = new ReferenceView(input.reference);
  const options = { factsOnly, decomposition: replies };
  const segments = await Promise.all(
    anchor(answer, value.segments).map((segment) =>
      judgeSegment(asker, question, segment, reference, options),
    ),
  );
  return { segments };
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
