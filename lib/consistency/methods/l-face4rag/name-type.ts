import type { Stage } from '@/lib/typology/error-type';
import { type StageCaller, askStage } from './ask-stage';
import { PROMPTS } from './prompts/prompts';
import type { ReferenceView } from './reference-view';
import { candidates, SHAPES } from './shapes';
import type { TypeSteps } from './steps';

/** The type of a failed segment's error, among those of the stage that it is charged to. */
export async function nameType(
  asker: StageCaller,
  segment: string,
  failed: { stage: Stage; findings: string },
  reference: ReferenceView,
): Promise<{ steps: TypeSteps; replies: string[] }> {
  const prompt = PROMPTS.type[asker.language];
  const { value, noVerdict, reasoning, replies } = await reference.ask(segment, (shown) =>
    askStage(asker, prompt, SHAPES.type[failed.stage], [
      ['reference', shown],
      ['segment', segment],
      ['findings', failed.findings],
      ['candidates', candidates(failed.stage).join(', ')],
    ]),
  );
  return { steps: { type: value?.type ?? null, reason: value?.reason ?? '', noVerdict, reasoning }, replies };
}
