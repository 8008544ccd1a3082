import { z } from 'zod';
import { COMMON_STEPS, quoteSchema, stageStepsSchema } from '@/lib/annotation/steps/method-steps';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPES } from '@/lib/typology/error-type';

const stage = {
  ...stageStepsSchema.shape,
  /** What the stage itself came to; the label may say otherwise, as it follows the type of the error. Null in steps of version 1. */
  verdict: z.enum(VERDICTS).nullable().default(null),
};

/** What a judge may say of a piece of information, and of a segment's logic. */
export const JUDGED_VERDICTS = ['consistent', 'inconsistent', 'unsure'] as const;

/** One piece of information in a segment, held against its own context (paper section 4.2, fact consistency). */
const pointSchema = z.preprocess(
  fromVersion1,
  z.object({
    point: z.string(),
    contexts: z.array(quoteSchema),
    verdict: z.enum(JUDGED_VERDICTS),
    reason: z.string(),
  }),
);
export type FactPoint = z.infer<typeof pointSchema>;

/** Version 1 of the method kept yes or no: `consistent`. */
function fromVersion1(point: unknown): unknown {
  if (typeof point !== 'object' || point === null || !('consistent' in point)) return point;
  const { consistent, ...rest } = point;
  return { ...rest, verdict: consistent ? 'consistent' : 'inconsistent' };
}

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
  /** The frame in one sentence; all there is of it where many segments were judged in one call. */
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

const typeStepsSchema = z.object({
  type: z.enum(ERROR_TYPES).nullable(),
  reason: z.string(),
  ...stageStepsSchema.shape,
});
export type TypeSteps = z.infer<typeof typeStepsSchema>;

/** The chain of thought of L-Face4RAG on one segment, stage by stage. */
export const lFace4ragStepsSchema = z.object({
  fact: factStepsSchema.nullable(),
  logic: logicStepsSchema.nullable(),
  type: typeStepsSchema.nullable(),
  ...COMMON_STEPS,
});
export type LFace4ragSteps = z.infer<typeof lFace4ragStepsSchema>;
