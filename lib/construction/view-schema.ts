import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { OUTCOMES } from './outcome';
import { pedigreeSchema } from './pedigree';

const count = z.number();

/** Constructed samples on one page of them. */
export const CONSTRUCTED_A_PAGE = 50;

/** So many answers of judges that are as intended, of those that they gave. */
const confirmedSchema = z.object({ n: count, of: count });

/** What one recipe has made, what judges say and what people found of it. */
const recipeSchema = z.object({
  recipe: z.string(),
  /** That was asked; null: a rule made them. */
  model: z.string().nullable(),
  /** None of a recipe that makes no error, and of one that is not known here any more. */
  intended: z.array(z.enum(ERROR_TYPES)),
  made: count,
  outcomes: z.record(z.enum(OUTCOMES), count),
  /** Verdicts of judges on its samples. */
  judges: confirmedSchema,
  /** Share of decided samples that are what they were meant to be, with its 95 % interval; null without any. */
  accepted: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** People accept surely less of what it makes than the plan asks for: nothing more is made by it. */
  stopped: z.boolean(),
  /** Of all its calls, in the currency of the prices, and for each sample that is what it was meant to be; null without. */
  cost: count.nullable(),
  costOfAccepted: count.nullable(),
});
export type RecipeView = z.infer<typeof recipeSchema>;

/** What samples can be made of, and what came of those that were made. */
export const constructionSchema = z.object({
  /** Samples that are not constructed themselves, by main language: `n` whose gold is consistent, and those that only claim to be. */
  sources: z.array(z.object({ language: z.string(), n: count, claimed: count })),
  /** Generators of those. */
  generators: z.array(z.string()),
  /** Recipes that can be ordered: those that are rules, and those that ask a model. */
  offered: z.array(
    z.object({
      recipe: z.string(),
      maker: z.enum(['rule', 'model']),
      intended: z.array(z.enum(ERROR_TYPES)),
      /** Whether it may be part of a combination. */
      combinable: z.boolean(),
    }),
  ),
  /** Those that have made something. */
  recipes: z.array(recipeSchema),
  /** The latest construction; null before the first. */
  latest: z
    .object({
      id: z.uuid(),
      state: z.enum(['queued', 'running', 'paused', 'done', 'cancelled', 'failed']),
      done: count,
      total: count,
      error: z.string().nullable(),
      /** Recipes that made less than was ordered; none before the end. */
      short: z.array(z.object({ recipe: z.string(), wanted: count, made: count })),
      finishedAt: z.iso.datetime().nullable(),
      /** It ended over a day ago, or a model was asked for samples since. */
      past: z.boolean(),
    })
    .nullable(),
});
export type ConstructionView = z.infer<typeof constructionSchema>;

/** How many judges confirm what was intended of a sample; the rule is face4rag_construction_votes in prisma/sql. */
const votesSchema = z.object({
  intended: z.enum(['consistent', 'inconsistent']),
  /** Of all that gave a verdict. */
  error: confirmedSchema,
  /** Of those that see the intended error and name types. */
  type: confirmedSchema,
  /** Of those that see the intended error and say where. */
  place: confirmedSchema,
});
export type ConstructionVotes = z.infer<typeof votesSchema>;

/** A constructed sample beside what it was made of. */
export const constructedSampleSchema = z.object({
  id: z.uuid(),
  externalId: z.string(),
  answer: z.string(),
  language: z.string(),
  pedigree: pedigreeSchema,
  /** Null where the source is gone. */
  source: z.object({ id: z.uuid(), answer: z.string(), reference: z.string() }).nullable(),
  outcome: z.enum(OUTCOMES),
  /** Error types of its gold. */
  types: z.array(z.enum(ERROR_TYPES)),
  /** What judges say of it, which is never gold; null where none has judged it. */
  votes: votesSchema.nullable(),
});
export type ConstructedSample = z.infer<typeof constructedSampleSchema>;
