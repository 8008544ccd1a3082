import { type StageReply, type StageCaller, askStage } from './ask-stage';
import type { Prompt } from './prompts/prompt';
import type { ReferenceView } from './reference-view';
import type { Shape } from './shapes';

/** Asks one judging stage about one segment, against as much of the reference as the model takes. */
export function askAboutSegment<Value>(
  asker: StageCaller,
  prompt: Prompt,
  shape: Shape<Value>,
  { question, segment, reference }: { question: string; segment: string; reference: ReferenceView },
): Promise<StageReply<Value> & { windows: [number, number][] | null }> {
  return reference.ask(segment, (shown) =>
    askStage(asker, prompt, shape, [
      ['reference', shown],
      ['question', question],
      ['segment', segment],
    ]),
  );
}
