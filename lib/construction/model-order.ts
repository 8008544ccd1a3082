import { z } from 'zod';
import { budgetSchema } from '@/lib/consistency/run-order';
import { storableText } from '@/lib/storable-schema';
import { wantedSchema } from './order';
import { MODEL_RECIPES } from './recipes/registry';
import { sourceChoiceSchema } from './source-filter';

/** What somebody asks a model for: how many samples of each recipe and combination, and of which sources. */
const wantedFields = {
  wanted: wantedSchema(MODEL_RECIPES),
  ...sourceChoiceSchema.shape,
};

/** What a construction run was started with, stored as its parameters. */
export const constructionParamsSchema = z.object({
  ...wantedFields,
  /** Nothing that is made becomes a sample: it is shown. */
  dryRun: z.boolean(),
  /** Ids of the prompts that are asked: a run whose prompts have changed since is refused. */
  prompts: z.array(storableText),
});
export type ConstructionParams = z.infer<typeof constructionParamsSchema>;

/** An order of samples that a model makes. */
export const modelOrderSchema = z.object({
  ...wantedFields,
  endpointId: storableText.max(100),
  model: storableText.max(200),
  /** Never spend more, in the currency of the prices; null: no limit. */
  budget: budgetSchema.default(null),
  /** Three of each recipe that is wanted, shown and not kept. */
  dryRun: z.boolean().default(false),
});
export type ModelOrder = z.output<typeof modelOrderSchema>;
export type ModelOrderInput = z.input<typeof modelOrderSchema>;
