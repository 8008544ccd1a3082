import { z } from 'zod';
import { CATEGORIES } from '@/lib/agreement/units/category';
import { evidenceSchema } from '@/lib/annotation/evidence/evidence-schema';
import { knownAnswerSchema } from '@/lib/round/view-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { answerVerdictSchema } from '@/lib/annotation/view-schema';

/** One segment of an answer: what somebody said of it, and what was adjudicated, or is known, in the end. */
export const outcomeUnitSchema = z.object({
  text: z.string(),
  /** Their segments that it comes from. */
  own: z.array(z.string()),
  /** Null where the author took no side, or covered nothing of it. */
  mine: z.enum(CATEGORIES).nullable(),
  adjudicated: z.enum(CATEGORIES).nullable(),
  same: z.boolean(),
  /** What the known label rests on. */
  evidence: z.array(evidenceSchema),
  /** The adjudicator's. */
  note: z.string(),
});

/** A submitted training sample beside its known answer. */
export const trainingResultSchema = z.object({
  origin: knownAnswerSchema.shape.origin,
  /** The whole answer. */
  answer: z.object({ mine: answerVerdictSchema, known: knownAnswerSchema.shape.verdict, right: z.boolean() }),
  /** Of the whole answer; null where the source names none of an inconsistent one. */
  types: z
    .object({ mine: z.array(z.enum(ERROR_TYPES)), known: z.array(z.enum(ERROR_TYPES)), right: z.boolean() })
    .nullable(),
  /** Unit by unit, `same` where it is right; empty where only the whole answer is known. */
  units: z.array(outcomeUnitSchema),
  /** Units of the known answer, and those that the person got right. */
  of: z.number(),
  right: z.number(),
});
