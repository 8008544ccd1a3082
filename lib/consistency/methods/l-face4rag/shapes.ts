import { z } from 'zod';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType, type Stage } from '@/lib/typology/error-type';
import { frameSchema } from './steps';

// What each stage's reply has to look like. Named as in the prompts; no optional keys, as strict structured output asks.

const decomposeShape = z.object({
  segments: z.array(
    z.object({
      /** Stands alone: pronouns replaced. */
      text: z.string().min(1),
      /** The pieces of the answer that it was made from, word for word. */
      source: z.array(z.string()),
    }),
  ),
});
export type Decomposed = z.infer<typeof decomposeShape>;

const factShape = z.object({
  points: z.array(
    z.object({
      point: z.string(),
      context: z.array(z.string()),
      reason: z.string(),
      consistent: z.boolean(),
    }),
  ),
});

const logicShape = z.object({
  context: z.array(z.string()),
  segment_frame: frameSchema,
  context_frame: frameSchema,
  comparison: z.string(),
  consistent: z.boolean(),
});

/** The types that a failure of the stage can be given: `Other` is a person's escape, never a judge's. */
export const candidates = (stage: Stage): ErrorType[] =>
  ERROR_TYPES.filter((type) => ERROR_TYPE_FACTS[type].stage === stage);

const typeShape = (stage: Stage) => z.object({ reason: z.string(), type: z.enum(candidates(stage)) });

/** A stage's schema for the endpoint and for us. */
export interface Shape<Value> {
  name: string;
  zod: z.ZodType<Value>;
  schema: Record<string, unknown>;
}

const shape = <Value>(name: string, zod: z.ZodType<Value>): Shape<Value> => {
  const { $schema: _, ...schema } = z.toJSONSchema(zod, { target: 'draft-7' });
  return { name, zod, schema: plain(schema) as Record<string, unknown> };
};

/** Leaves out what strict structured output refuses: lengths and formats; our own parser still checks them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'minLength')
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

export const SHAPES = {
  decompose: shape('decomposition', decomposeShape),
  fact: shape('fact_check', factShape),
  logic: shape('logic_check', logicShape),
  type: {
    fact: shape('error_type', typeShape('fact')),
    logic: shape('error_type', typeShape('logic')),
  },
};
