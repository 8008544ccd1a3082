import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';

/**
 * A judge's quote from the reference. `match` says how its place was found; with "none" it stands nowhere in the reference,
 * which is a sign in itself, and has no offsets. Offsets in UTF-16 code units of the whole reference.
 */
const quoteSchema = z.object({
  quote: z.string(),
  match: z.enum(['exact', 'normalised', 'fuzzy', 'none']),
  start: z.number().int().min(0).nullable(),
  end: z.number().int().min(0).nullable(),
});
export type JudgeQuote = z.infer<typeof quoteSchema>;

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

/** Why a stage has no verdict, with the raw reply where there was one. */
const noVerdictSchema = z.object({
  /** A kind of lib/llm/fault.ts: "unreadable", "refused", "filtered", "too_long". */
  fault: z.string(),
  raw: z.string(),
});

const factStepsSchema = z.object({
  points: z.array(pointSchema),
  noVerdict: noVerdictSchema.nullable(),
  reasoning: z.string(),
});
export type FactSteps = z.infer<typeof factStepsSchema>;

const logicStepsSchema = z.object({
  contexts: z.array(quoteSchema),
  segmentFrame: frameSchema.nullable(),
  contextFrame: frameSchema.nullable(),
  comparison: z.string(),
  noVerdict: noVerdictSchema.nullable(),
  reasoning: z.string(),
});
export type LogicSteps = z.infer<typeof logicStepsSchema>;

const typeStepsSchema = z.object({
  type: z.enum(ERROR_TYPES).nullable(),
  reason: z.string(),
  noVerdict: noVerdictSchema.nullable(),
  reasoning: z.string(),
});
export type TypeSteps = z.infer<typeof typeStepsSchema>;

/** A judge's chain of thought on one segment, stage by stage, as the workspace unfolds it. */
export const judgeStepsSchema = z.object({
  fact: factStepsSchema.nullable(),
  logic: logicStepsSchema.nullable(),
  type: typeStepsSchema.nullable(),
  /** The judge was shown only these parts of the reference, UTF-16 [start, end): the whole was too long for it. */
  windows: z.array(z.tuple([z.number().int(), z.number().int()])).nullable(),
  /** The segment's own words were not found in the answer: its spans are the nearest. */
  unanchored: z.boolean(),
  /** Keys of the replies that it rests on, by stage: "decompose", "fact", "logic", "type". */
  replies: z.record(z.string(), z.array(z.string())),
});
export type JudgeSteps = z.infer<typeof judgeStepsSchema>;
