import { z } from 'zod';
import { COMMON_STEPS, quoteSchema, stageStepsSchema } from '@/lib/annotation/steps/method-steps';
import { ERROR_TYPES } from '@/lib/typology/error-type';

const stage = stageStepsSchema.shape;

/** One piece of information in a segment, held against its own context (paper section 4.2, fact consistency). */
const pointSchema = z.object({
  point: z.string(),
  contexts: z.array(quoteSchema),
  consistent: z.boolean(),
  reason: z.string(),
});
export type FactPoint = z.infer<typeof pointSchema>;

/** A logical frame: what is joined, by which words, in which roles (paper section 4.2, steps a to d). */
export const frameSchema = z.object({
  connections: z.array(
    z.object({
      /** The words that join, such as "because"; empty where the connection is only implied. */
      connective: z.string(),
      /** Its type and function: "causal", "conditional", ... in the language of the prompt. */
      kind: z.string(),
      components: z.array(z.object({ role: z.string(), text: z.string() })),
    }),
  ),
  /** The frame in one sentence. */
  summary: z.string(),
});
export type LogicFrame = z.infer<typeof frameSchema>;

const factStepsSchema = z.object({ points: z.array(pointSchema), ...stage });
export type FactSteps = z.infer<typeof factStepsSchema>;

const logicStepsSchema = z.object({
  contexts: z.array(quoteSchema),
  segmentFrame: frameSchema.nullable(),
  contextFrame: frameSchema.nullable(),
  comparison: z.string(),
  ...stage,
});
export type LogicSteps = z.infer<typeof logicStepsSchema>;

const typeStepsSchema = z.object({ type: z.enum(ERROR_TYPES).nullable(), reason: z.string(), ...stage });
export type TypeSteps = z.infer<typeof typeStepsSchema>;

/** The chain of thought of L-Face4RAG on one segment, stage by stage. */
export const lFace4ragStepsSchema = z.object({
  fact: factStepsSchema.nullable(),
  logic: logicStepsSchema.nullable(),
  type: typeStepsSchema.nullable(),
  ...COMMON_STEPS,
});
export type LFace4ragSteps = z.infer<typeof lFace4ragStepsSchema>;
