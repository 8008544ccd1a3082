import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** A person may set this parameter of a method: the words of its option on the command line, which speaks English. */
    option?: string;
  }
}

/** What a person may say of a parameter. */
type ParamKind =
  /** On or left as it is, which is off. */
  | { kind: 'switch' }
  /** Within bounds, where it has any; `initial` where nothing is said. */
  | { kind: 'number'; integer: boolean; min: number | null; max: number | null; initial: number | null }
  | { kind: 'choice'; choices: readonly string[]; initial: string | null }
  /** Judges with weights (votes/voter.ts); all that a project has where nothing is said. */
  | { kind: 'judges' };

/** A parameter of a method that a person may set. Its words in forms are those of messages/methods.json. */
export type ParamField = ParamKind & {
  /** Its name in the parameters: "factsOnly". */
  key: string;
  /** Its option on the command line: "--facts-only". */
  flag: string;
  /** The words of that option. */
  option: string;
};

/** The parameters that a person may set, in the order of the schema: those with `.meta({ option })`. */
export function paramFields(params: z.ZodObject | undefined): ParamField[] {
  return Object.entries(params?.shape ?? {}).flatMap(([key, schema]) => {
    const { option } = (schema as z.ZodType).meta() ?? {};
    if (option === undefined) return [];
    const flag = `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
    return [{ key, flag, option, ...kindOf(key, schema as z.ZodType) }];
  });
}

/** What a person has set among values of any origin. */
export function chosenParams(
  params: z.ZodObject | undefined,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const set = paramFields(params).filter(({ key }) => values[key] !== undefined);
  return Object.fromEntries(set.map(({ key }) => [key, values[key]]));
}

/** Throws where neither a form nor an option could ask for it. */
function kindOf(key: string, schema: z.ZodType): ParamKind {
  const { type, enum: choices, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (type === 'boolean' && json.default !== true) return { kind: 'switch' };
  if (type === 'integer' || type === 'number')
    return {
      kind: 'number',
      integer: type === 'integer',
      min: boundOf(json.minimum),
      max: boundOf(json.maximum),
      initial: (json.default ?? null) as number | null,
    };
  if (type === 'string' && choices)
    return {
      kind: 'choice',
      choices: choices as string[],
      initial: (json.default ?? null) as string | null,
    };
  if (key === 'judges' && type === 'array') return { kind: 'judges' };
  throw new Error(
    `The parameter ${key} is no switch that is off by itself, no number, no choice and no list of judges.`,
  );
}

/** A bound that an author wrote: zod's own of an integer say nothing. */
const boundOf = (bound: number | undefined): number | null =>
  bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? null : bound;
