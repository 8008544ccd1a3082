import { statementParams } from '../../statements/params';
import { z } from 'zod';
import { CHECK, CHECK_JOINTLY } from './check-prompts';
import { EXTRACT } from './extract-prompts';

export const refcheckerParamsSchema = statementParams([EXTRACT, CHECK, CHECK_JOINTLY]).extend({
  /** One call a triplet, as in the paper, or five triplets in one call, as its tool does today. */
  checks: z
    .enum(['separate', 'joint'])
    .default('separate')
    .meta({ option: 'check each triplet in a call of its own (separate) or five in one (joint)' }),
});
export type RefcheckerParams = z.infer<typeof refcheckerParamsSchema>;
