import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { PROMPT_VERSIONS } from './prompts/prompts';

/** Everything that the verdicts depend on beside texts, endpoint and model; stored with each run. */
export const lFace4ragParamsSchema = z.object({
  /** Leaves the logic stage out. */
  factsOnly: z.boolean().default(false).meta({ option: 'leave the logic stage out' }),
  /** The prompts a run was started with: one that was changed since is another method. */
  prompts: z
    .array(storableText)
    .default([...PROMPT_VERSIONS])
    .refine((prompts) => prompts.join() === PROMPT_VERSIONS.join(), { message: 'prompts_changed' }),
});
export type LFace4ragParams = z.infer<typeof lFace4ragParamsSchema>;
