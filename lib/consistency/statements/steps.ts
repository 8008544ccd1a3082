import { z } from 'zod';
import { COMMON_STEPS, stageStepsSchema } from '@/lib/annotation/steps/method-steps';
import { STATEMENT_LABELS } from './label';

const checkStepsSchema = z.object({
  /** Null without a verdict. */
  label: z.enum(STATEMENT_LABELS).nullable(),
  /** Why, where the method asks for it; may be empty. */
  reason: z.string(),
  /** What each of several samplings said; empty where the method asked once. */
  votes: z.array(z.enum(STATEMENT_LABELS)),
  ...stageStepsSchema.shape,
});
export type CheckSteps = z.infer<typeof checkStepsSchema>;

/** How a statement was read out of the answer, and how it was checked; null for what a method does not ask. */
export const statementStepsSchema = z.object({
  extract: z.object(stageStepsSchema.shape).nullable(),
  check: checkStepsSchema.nullable(),
  ...COMMON_STEPS,
});
export type StatementSteps = z.infer<typeof statementStepsSchema>;
