import { z } from 'zod';
import { ERROR_TYPE_FACTS, ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { type Shape, shape } from '../../../ask/shape';
import { frameSchema, JUDGED_VERDICTS } from '../steps';

// What each stage's reply has to look like. Named as in the prompts; no optional keys, as strict structured output asks.

/** A judging stage's reply on one segment, and on several that carry numbers. */
export interface StageShape<Value> {
  name: 'fact' | 'logic' | 'type';
  one: Shape<Value>;
  all: Shape<{ segments: (Value & { n: number })[] }>;
}

const verdict = z.enum(JUDGED_VERDICTS);

const point = z.object({ point: z.string(), context: z.array(z.string()), reason: z.string(), verdict });
type PointReply = z.infer<typeof point>;

/** The types that a judge may choose from; `Other` is a person's escape. */
export const candidates = (factsOnly: boolean): ErrorType[] =>
  ERROR_TYPES.filter((type) => {
    const { stage } = ERROR_TYPE_FACTS[type];
    return stage !== null && (stage === 'fact' || !factsOnly);
  });

export interface FactReply {
  points: PointReply[];
  /** Where verdict and type are said together; "none" without an error. */
  type?: ErrorType | 'none';
}

export interface LogicReply {
  context: string[];
  segment_frame: z.infer<typeof frameSchema> | string;
  context_frame: z.infer<typeof frameSchema> | string;
  comparison: string;
  verdict: (typeof JUDGED_VERDICTS)[number];
  type?: ErrorType | 'none';
}

export interface TypeReply {
  reason: string;
  type: ErrorType;
}

export interface DecomposeReply {
  segments: {
    /** Stands alone: pronouns replaced. */
    text: string;
    /** The pieces of the answer that it was made from, word for word. */
    source: string[];
  }[];
}

export interface Shapes {
  decompose: Shape<DecomposeReply>;
  fact: StageShape<FactReply>;
  logic: StageShape<LogicReply>;
  type: StageShape<TypeReply>;
}

const known = new Map<boolean, Shapes>();

/** The shapes of all stages; `factsOnly`: only types of the fact stage are offered. */
export function shapesFor(factsOnly: boolean): Shapes {
  const made = known.get(factsOnly) ?? make(candidates(factsOnly));
  known.set(factsOnly, made);
  return made;
}

function make(types: ErrorType[]): Shapes {
  const named = z.enum(types);
  const type = z.enum([...types, 'none'] as const);
  const logic = { context: z.array(z.string()), comparison: z.string(), verdict };
  const frames = { segment_frame: frameSchema, context_frame: frameSchema };
  const n = z.int();
  const listed = <Value>(segment: z.ZodType<Value>) => z.object({ segments: z.array(segment) });
  return {
    decompose: shape(
      'decomposition',
      z.object({ segments: z.array(z.object({ text: z.string().min(1), source: z.array(z.string()) })) }),
    ),
    fact: {
      name: 'fact',
      one: shape('fact_check', z.object({ points: z.array(point) })),
      all: shape('fact_checks', listed(z.object({ n, points: z.array(point), type }))),
    },
    logic: {
      name: 'logic',
      one: shape('logic_check', z.object({ ...logic, ...frames })),
      all: shape(
        'logic_checks',
        listed(z.object({ n, ...logic, segment_frame: z.string(), context_frame: z.string(), type })),
      ),
    },
    type: {
      name: 'type',
      one: shape('error_type', z.object({ reason: z.string(), type: named })),
      all: shape('error_types', listed(z.object({ n, reason: z.string(), type: named }))),
    },
  };
}
