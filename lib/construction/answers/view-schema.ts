import { z } from 'zod';
import { itemEstimateSchema } from '@/lib/consistency/ask/item-estimate';
import { runSchema } from '@/lib/consistency/run-schema';
import { ANSWER_FLAWS, answerOutcomeSchema } from './answer-item';
import { answerParamsSchema } from './answer-order';
import { refusedQuestionSchema } from './question';

const count = z.number();

/** What an order of answers would take of each model, and the rows of its file that hold no question. */
export const answerEstimateSchema = z.object({
  models: z.array(itemEstimateSchema.extend({ model: z.string() })),
  refused: z.array(refusedQuestionSchema),
});
export type AnswerEstimate = z.infer<typeof answerEstimateSchema>;

/** A run in which a model answers questions, as lists show it. */
export const answerRunSchema = z.object({
  id: z.uuid(),
  params: answerParamsSchema.omit({ prompts: true }),
  run: runSchema,
});
export type AnswerRunView = z.infer<typeof answerRunSchema>;

/** An answer that came, or did not, to be read. */
const shownAnswerSchema = answerOutcomeSchema.extend({
  /** The question's own id, or its sample's; null where that is gone. */
  externalId: z.string().nullable(),
  question: z.string(),
  language: z.string(),
});
export type ShownAnswer = z.infer<typeof shownAnswerSchema>;

/** Such a run with what came of it so far. */
export const answerRunDetailSchema = answerRunSchema.extend({
  /** How many answers were not kept for which flaw, and for which kind of fault none came. */
  flaws: z.partialRecord(z.enum(ANSWER_FLAWS), count),
  faults: z.record(z.string(), count),
  /** The latest of them: those that are samples, or of a dry run all that came, and those that are none. */
  kept: z.array(shownAnswerSchema),
  lost: z.array(shownAnswerSchema),
});
export type AnswerRunDetail = z.infer<typeof answerRunDetailSchema>;
