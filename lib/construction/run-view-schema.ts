import { z } from 'zod';
import { runSchema } from '@/lib/consistency/run-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { drawOutcomeSchema } from './draw/draw-outcome';
import { FLAWS } from './draw/flaw';
import { constructionParamsSchema } from './model-order';

const count = z.number();

/** A construction run, as lists show it. */
export const constructionRunSchema = z.object({
  id: z.uuid(),
  params: constructionParamsSchema.omit({ prompts: true }),
  run: runSchema,
});
export type ConstructionRunView = z.infer<typeof constructionRunSchema>;

/** An item that was asked about, to be read. */
const shownDrawSchema = drawOutcomeSchema.extend({
  recipe: z.string(),
  intended: z.array(z.enum(ERROR_TYPES)),
  /** Null where it is gone. */
  source: z
    .object({
      id: z.uuid(),
      externalId: z.string(),
      answer: z.string(),
      reference: z.string(),
      language: z.string(),
    })
    .nullable(),
});
export type ShownDraw = z.infer<typeof shownDrawSchema>;

/** A construction run with what came of it so far. */
export const constructionRunDetailSchema = constructionRunSchema.extend({
  recipes: z.array(
    z.object({
      recipe: z.string(),
      wanted: count,
      made: count,
      /** How many came to nothing for which flaw. */
      flaws: z.partialRecord(z.enum(FLAWS), count),
      /** And for which kind of fault. */
      faults: z.record(z.string(), count),
      /** In the currency of the prices. */
      cost: count,
    }),
  ),
  /** The latest of them: those that came to nothing, and those that were made, of a dry run all. */
  flawed: z.array(shownDrawSchema),
  made: z.array(shownDrawSchema),
});
export type ConstructionRunDetail = z.infer<typeof constructionRunDetailSchema>;
