import { z } from 'zod';

/** What a reply has to look like: a schema for the endpoint and one for us. No optional keys, as strict structured output asks. */
export interface Shape<Value> {
  name: string;
  zod: z.ZodType<Value>;
  schema: Record<string, unknown>;
}

export function shape<Value>(name: string, zod: z.ZodType<Value>): Shape<Value> {
  const { $schema: _, ...schema } = z.toJSONSchema(zod, { target: 'draft-7' });
  return { name, zod, schema: plain(schema) as Record<string, unknown> };
}

/** Lengths and bounds, which strict structured output refuses; our own parser still checks them. */
const UNWANTED = new Set(['minLength', 'minimum', 'maximum']);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !UNWANTED.has(key))
      .map(([key, inner]) => [key, plain(inner)]),
  );
}
