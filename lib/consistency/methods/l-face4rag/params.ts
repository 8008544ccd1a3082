import { z } from 'zod';
import { promptVersions } from '../../ask/prompt-versions';
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
  /** Cuts the answer into statements as RAGAS does: the paper's ablation A.D. (Table 7). */
  statements: z.boolean().default(false).meta({ option: 'cut the answer into statements, as RAGAS does' }),
  /** Asks each stage for its label alone: the paper's ablation without chain of thought (Table 6). */
  labelsAlone: z
    .boolean()
    .default(false)
    .meta({ option: 'ask for the label of each segment alone, without steps' }),
  /** How often an unclear segment is asked about again for its score; 0: never. */
  repeats: z
    .int()
    .min(0)
    .max(9)
    .default(2)
    .meta({ option: 'ask so often again where a verdict is unclear, for its score' }),
  prompts: promptVersions(PROMPT_VERSIONS),
});
export type LFace4ragParams = z.infer<typeof lFace4ragParamsSchema>;
