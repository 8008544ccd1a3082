import { askAboutSegment } from './ask-about-segment';
import type { StageCaller } from './ask-stage';
import type { StageOutcome } from './judge-fact';
import { PROMPTS } from './prompts/prompts';
import type { ReferenceView } from './reference-view';
import { SHAPES } from './shapes';
import type { LogicSteps } from './steps';

export type LogicOutcome = StageOutcome<LogicSteps>;

/** Logic consistency of one segment (paper section 4.2): its logical frame against the context's. */
export async function judgeLogic(
  asker: StageCaller,
  question: string,
  segment: string,
  reference: ReferenceView,
): Promise<LogicOutcome> {
  const { value, noVerdict, reasoning, replies, windows } = await askAboutSegment(
    asker,
    PROMPTS.logic[asker.language],
    SHAPES.logic,
    { question, segment, reference },
  );
  const steps = {
    contexts: (value?.context ?? []).map((quote) => reference.quote(quote)),
    segmentFrame: value?.segment_frame ?? null,
    contextFrame: value?.context_frame ?? null,
    comparison: value?.comparison ?? '',
    noVerdict,
    reasoning,
  };
  const verdict = value === null ? 'abstained' : value.consistent ? 'consistent' : 'inconsistent';
  return { verdict, steps, replies, windows };
}
