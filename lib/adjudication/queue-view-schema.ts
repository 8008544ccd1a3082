import { z } from 'zod';
import { DISAGREEMENT_LEVELS } from '@/lib/agreement/units/sample-agreement';
import { GOLD_NEEDS } from './gold-types';
import { GOLD_STATES } from './query';
import { answerVerdictSchema } from '@/lib/annotation/view-schema';

/** One row of the list. */
export const listRowSchema = z.object({
  id: z.string(),
  ordinal: z.number(),
  externalId: z.string(),
  /** Cut at 240 characters. */
  question: z.string(),
  language: z.string(),
  generator: z.string().nullable(),
  kind: z.enum(DISAGREEMENT_LEVELS),
  /** 0 to 1, at the depth of types; null where nothing could be compared. */
  agreement: z.number().nullable(),
  pivotal: z.number(),
  /** In how many ways people segmented the answer. */
  segmentations: z.number(),
  /** What it needs a lead for; null once it is adjudicated, and where the rule or one person makes gold of it. */
  needs: z.enum(GOLD_NEEDS).nullable(),
  /** What each said of the whole answer, in the order of the raters. */
  verdicts: z.array(answerVerdictSchema),
  /** In the same order; empty where names are hidden. */
  people: z.array(z.string()),
  round: z.number(),
  machine: answerVerdictSchema.nullable(),
  flagged: z.boolean(),
  /** Comments that are not resolved. */
  comments: z.number(),
  state: z.enum(GOLD_STATES).exclude(['all']),
  /** The lead who is at it, or who adjudicated it. */
  by: z.string().nullable(),
  verdict: answerVerdictSchema.nullable(),
});

export const listPageSchema = z.object({
  rows: z.array(listRowSchema),
  /** Of all pages. */
  total: z.number(),
  /** False while sample agreements of a large import are still being made. */
  fresh: z.boolean(),
});

/** Of what the rule makes gold of: what may be accepted at once, and what is left out of that, each for one reason. */
export const agreedCountSchema = z.object({
  acceptable: z.number(),
  flagged: z.number(),
  /** The actor labelled it, in a project where somebody else adjudicates. */
  own: z.number(),
});
