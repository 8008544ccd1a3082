import { z } from 'zod';

/**
 * A method's quote from the reference. `match` says how its place was found; with "none" it stands nowhere in the reference,
 * which is a sign in itself, and has no offsets. Offsets in UTF-16 code units of the whole reference.
 */
export const quoteSchema = z.object({
  quote: z.string(),
  match: z.enum(['exact', 'normalised', 'fuzzy', 'none']),
  start: z.number().int().min(0).nullable(),
  end: z.number().int().min(0).nullable(),
});
export type MethodQuote = z.infer<typeof quoteSchema>;

/** What every stage has, whatever else a method keeps of it. */
export const stageStepsSchema = z.looseObject({
  /** Why it came to no verdict, with the raw reply where there was one. */
  noVerdict: z
    .object({
      /** A kind of lib/llm/fault.ts: "unreadable", "refused", "filtered", "too_long". */
      fault: z.string(),
      raw: z.string(),
    })
    .nullable(),
  /** What the model thought aloud before it replied; may be empty. */
  reasoning: z.string(),
});
export type StageSteps = z.infer<typeof stageStepsSchema>;
const MAYBE_STAGE = stageStepsSchema.nullable();

/** What the steps of every method have beside its stages. */
export const COMMON_STEPS = {
  /** The method was shown only these parts of the reference, UTF-16 [start, end): the whole was too long for it. */
  windows: z.array(z.tuple([z.number().int(), z.number().int()])).nullable(),
  /** The segment's own words were not found in the answer: its spans are the nearest. */
  unanchored: z.boolean(),
  /** Keys of the replies that it rests on, by stage. */
  replies: z.record(z.string(), z.array(z.string())),
};

/**
 * How a method came to its verdict on one segment: stages under names of its own, null for one that it left out. What a
 * stage holds is the method's (its folder has the schema); quotes in it have one shape wherever they stand.
 */
export const methodStepsSchema = z.looseObject(COMMON_STEPS).superRefine((steps, ctx) => {
  for (const [name, stage] of ownOf(steps))
    for (const { path, ...issue } of issuesOf(MAYBE_STAGE, stage))
      ctx.addIssue({ ...issue, path: [name, ...path] });
  mapQuotes(steps, (quote, at) => {
    for (const { path, ...issue } of issuesOf(quoteSchema, quote))
      ctx.addIssue({ ...issue, path: [...at, ...path] });
    return quote;
  });
});
export type MethodSteps = z.infer<typeof methodStepsSchema>;

const issuesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({
    code: 'custom' as const,
    path,
    message,
  }));

const ownOf = (steps: object): [string, unknown][] =>
  Object.entries(steps).filter(([name]) => !Object.hasOwn(COMMON_STEPS, name));

/** The stages that a method took, in its order. */
export const stagesOf = (steps: MethodSteps): [name: string, StageSteps][] =>
  ownOf(steps).filter((entry): entry is [string, StageSteps] => entry[1] !== null);

type At = readonly (string | number)[];

/** Steps with every quote put through `change`, everything else as it stands; `at` is the path to each. */
export function mapQuotes<Steps extends object>(
  steps: Steps,
  change: (quote: MethodQuote, at: At) => MethodQuote,
): Steps {
  const walk = (value: unknown, at: At): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one, index) => walk(one, [...at, index]));
    if ('quote' in value && 'match' in value) return change(value as MethodQuote, at);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, [...at, key])]));
  };
  const changed = ownOf(steps).map(([name, stage]) => [name, walk(stage, [name])]);
  return { ...steps, ...Object.fromEntries(changed) } as Steps;
}

/** Every quote of the steps, in their order. */
export function quotesOf(steps: MethodSteps): MethodQuote[] {
  const found: MethodQuote[] = [];
  mapQuotes(steps, (quote) => {
    found.push(quote);
    return quote;
  });
  return found;
}
