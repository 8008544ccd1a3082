import { z } from 'zod';
import type { StageSteps } from '@/lib/annotation/steps/method-steps';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import { askStage } from '../../../ask/ask-stage';
import { layout } from '../../../ask/layout';
import type { Windows } from '../../../ask/reference-view';
import { shape } from '../../../ask/shape';
import type { JudgeCaller } from '../ask/judge-caller';
import { LABEL_PROMPTS } from '../prompts/labels';
import { JUDGED_VERDICTS } from '../steps';

const LABEL = shape('stage_label', z.object({ verdict: z.enum(JUDGED_VERDICTS) }));

/** A stage's label of one segment. */
export interface StageLabel {
  verdict: Verdict;
  /** What it came to no verdict for. */
  noVerdict: StageSteps['noVerdict'];
  reasoning: string;
  replies: string[];
  windows: Windows | null;
}

/** Labels of one stage, each segment in a call of its own, without steps (the ablation w/o CoT of paper table 6). */
export function judgeLabels(
  caller: JudgeCaller,
  stage: keyof typeof LABEL_PROMPTS,
  segments: readonly string[],
): Promise<StageLabel[]> {
  const prompt = LABEL_PROMPTS[stage][caller.language];
  return Promise.all(
    segments.map(async (segment) => {
      const { value, ...reply } = await caller.reference.ask(segment, (shown) => {
        const messages = layout(prompt, [
          ['reference', shown],
          ['question', caller.question],
          ['segment', segment],
        ]);
        return askStage(caller, { prompt: prompt.id, messages }, LABEL);
      });
      return { ...reply, verdict: value?.verdict ?? 'abstained' };
    }),
  );
}
