import { z } from 'zod';
import { storableJson, storableText } from '@/lib/storable-schema';
import { runOrderSchema } from '../run-order';

/** Most methods of one run group. */
const MOST_METHODS = 20;

/** A method of a run group; without parameters they follow from the project, as in a run of its own. */
const groupMethodSchema = z.object({
  method: storableText.max(100),
  params: storableJson.optional(),
});
export type GroupMethod = z.infer<typeof groupMethodSchema>;

/** What is to be judged by what: methods over one choice of samples, with one endpoint and model for those that ask one. */
export const groupChoiceSchema = z.object({
  methods: z.array(groupMethodSchema).min(1).max(MOST_METHODS),
  ...runOrderSchema.pick({ endpointId: true, model: true, choice: true }).shape,
});
export type GroupChoice = z.input<typeof groupChoiceSchema>;

/** What somebody asks for when starting a run group; a dry run leaves out the methods that ask no model. */
export const groupOrderSchema = groupChoiceSchema.extend(
  runOrderSchema.pick({ kind: true, budget: true, inBatches: true }).shape,
);
export type GroupOrder = z.input<typeof groupOrderSchema>;
