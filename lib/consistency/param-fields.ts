import type { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** A person may set this parameter of a method: the words of its option on the command line. */
    option?: string;
  }
}

/** A parameter of a method that a person may set. */
export interface ParamField {
  /** Its name in the parameters: "factsOnly". */
  key: string;
  /** Its option on the command line: "--facts-only". */
  flag: string;
  description: string;
}

/** The switches that a person may set, in the order of the schema: its booleans with `.meta({ option })`. */
export function paramFields(params: z.ZodObject | undefined): ParamField[] {
  return Object.entries(params?.shape ?? {}).flatMap(([key, schema]) => {
    const { option } = (schema as z.ZodType).meta() ?? {};
    if (option === undefined) return [];
    return [{ key, flag: `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, description: option }];
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
