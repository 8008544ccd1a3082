import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { methodStepsSchema } from '../steps/method-steps';

/** One rule of a method that fired on a segment, with what it fired on; worded for people by messages under findings. */
const findingSchema = z.object({
  /** Key of the rule, such as "number_uncovered"; a message of that name exists in both languages. */
  rule: z.string(),
  /** "verdict": it can flip the verdict; "note": it only asks for a look. */
  weight: z.enum(['verdict', 'note']),
  /** What in the segment set it off. */
  segmentQuote: z.string().optional(),
  /** What in the reference it was held against. */
  referenceQuote: z.string().optional(),
  suggests: z.enum(ERROR_TYPES).optional(),
});
export type MethodFinding = z.infer<typeof findingSchema>;

const tokensSchema = z.object({
  prompt: z.number().int().min(0),
  cachedPrompt: z.number().int().min(0),
  completion: z.number().int().min(0),
});

/** Beside a machine's verdict: why, how sure by its own measure, and what type it would look at first. */
export const machineDetailsSchema = z.object({
  /** The method's own measure of risk; higher is more likely inconsistent. Not a probability. */
  score: z.number().optional(),
  threshold: z.number().optional(),
  /** A type to look at first; never a claim. */
  suggestedType: z.enum(ERROR_TYPES).nullable().default(null),
  findings: z.array(findingSchema).default([]),
  /** Free text of a method that argues in words. */
  rationale: z.string().default(''),
  /** Ids of the samples in which people said so of the same words: their label, carried over. */
  carriedFrom: z.array(z.string()).optional(),
  /** The chain of thought of a method that works in steps; its folder has their schema. */
  steps: methodStepsSchema.optional(),
  /** Tokens of the replies behind each of `steps.replies`, as the endpoint counted them; of segments cut by one reply alike. */
  usage: z.record(z.string(), tokensSchema).optional(),
});
export type MachineDetails = z.infer<typeof machineDetailsSchema>;
