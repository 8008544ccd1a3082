import { z } from 'zod';

/** Search parameters as Next gives them, one value each: of a repeated one, the first counts. */
export function singleParams(params: Record<string, string | string[] | undefined>): Record<string, unknown> {
  const single = Object.entries(params).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]);
  return Object.fromEntries(single.filter(([, value]) => value !== undefined));
}

/** A query as search parameters, without what is at its default or null. */
export function toParams<Query extends object>(query: Query, defaults: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== defaults[key as keyof Query]) params.set(key, String(value));
  return params;
}

/** Of an address, where whatever is not understood means "not set". */
export const unset = <Value>(schema: z.ZodType<Value>) => schema.nullable().catch(null).default(null);

/** Set by "true" alone. */
export const yes = z
  .union([z.boolean(), z.literal('true').transform(() => true)])
  .catch(false)
  .default(false);

/** From 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1);

/** Rows a page. */
export const pageSize = z.coerce
  .number()
  .pipe(z.union([z.literal(50), z.literal(100)]))
  .catch(50)
  .default(50);
