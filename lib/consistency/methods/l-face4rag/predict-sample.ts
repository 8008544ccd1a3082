import { hasLetterOrDigit } from '@/lib/text/script';
import type { MethodInput, Prediction } from '../../method';
import { withoutReference } from '../../no-reference';
import type { StageCaller } from '../../ask/ask-stage';
import { judgeCaller } from './ask/judge-caller';
import { ReferenceView } from '../../ask/reference-view';
import { judgeSegments } from './judge/judge-segments';
import { labelSegments } from './judge/label-segments';
import type { LFace4ragParams } from './params';
import { cutIntoStatements } from './split/cut-into-statements';
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
  if (!hasLetterOrDigit(reference))
    return withoutReference(answer, params.factsOnly ? 'not_judged' : 'abstained');
  const judge = judgeCaller(caller, params, { question, reference: new ReferenceView(reference) });
  const cut = params.statements ? cutIntoStatements : splitAnswer;
  const { segments, replies } = await cut(judge, answer);
  const judged = params.labelsAlone ? labelSegments : judgeSegments;
  return { segments: await judged(judge, segments, replies) };
}
