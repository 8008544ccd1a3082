import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { PROMPT_VERSIONS, WAYS } from './prompts/prompts';

/** Everything that the verdicts depend on beside texts, endpoint and model; stored with each run. */
export const lFace4ragParamsSchema = z.object({
  /** One call a stage for all segments of an answer, or calls for each segment as in the paper. */
  calls: z
    .enum(WAYS)
    .default('per_stage')
    .meta({ option: 'calls for all segments of a stage together (per_stage) or for each (per_segment)' }),
  /** Leaves the logic stage out. */
  factsOnly: z.boolean().default(false).meta({ option: 'leave the logic stage out' }),
  /** Lets the logic stage fail a segment for its facts too, as the paper's does (section 4.2). */
  logicWithFacts: z.boolean().default(false).meta({ option: 'let the logic stage look at facts too' }),
  /** How often an unclear segment is asked about again for its score; 0: never. */
  repeats: z
    .int()
    .min(0)
    .max(9)
    .default(2)
    .meta({ option: 'ask so often again where a verdict is unclear, for its score' }),
  /** The prompts a run was started with: one that was changed since is another method. */
  prompts: z
    .array(storableText)
    .default([...PROMPT_VERSIONS])
    .refine((prompts) => prompts.join() === PROMPT_VERSIONS.join(), { message: 'prompts_changed' }),
});
export type LFace4ragParams = z.infer<typeof lFace4ragParamsSchema>;
